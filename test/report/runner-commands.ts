/** What the Actions runner makes of the lines that a step prints: the commands of both of its syntaxes, as its parsers find them. */

export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

const known: ReadonlySet<string> = new Set(
  'add-mask add-matcher add-path debug echo endgroup error group notice remove-matcher save-state set-env set-output stop-commands warning'.split(
    ' ',
  ),
);

const unescapeData = (text: string) => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
const unescapeProperty = (text: string) => unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','));

/** `name key=value,key=value`; a pair is split at its first equals sign. */
function head(text: string, separator: string): Omit<Command, 'message'> | undefined {
  const space = text.indexOf(' ');
  const name = space < 0 ? text : text.slice(0, space);
  if (!known.has(name.toLowerCase())) return undefined;
  const pairs =
    space < 0
      ? []
      : text
          .slice(space + 1)
          .trim()
          .split(separator);
  const properties = pairs
    .filter((pair) => pair.includes('='))
    .map((pair) => [pair.slice(0, pair.indexOf('=')), unescapeProperty(pair.slice(pair.indexOf('=') + 1))]);
  return { name, properties: Object.fromEntries(properties) };
}

/** `::name …::message`, at the start of a line. */
function present(line: string): Command | undefined {
  const trimmed = line.trimStart();
  const end = trimmed.startsWith('::') ? trimmed.indexOf('::', 2) : -1;
  if (end < 0) return undefined;
  const found = head(trimmed.slice(2, end), ',');
  return found && { ...found, message: unescapeData(trimmed.slice(end + 2)) };
}

/** `##[name …]message`, anywhere in a line that is not one of the others. */
function old(line: string): Command | undefined {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  if (end < 0) return undefined;
  const found = head(line.slice(start + 3, end), ';');
  return found && { ...found, message: unescapeData(line.slice(end + 1)) };
}

export const commandsIn = (output: string): Command[] =>
  output.split(/\r\n|\r|\n/).flatMap((line) => present(line) ?? old(line) ?? []);
