import { defaultPatterns } from './default-patterns.ts';
import { type CommandRow, commands, type OptionRow, options } from './options.ts';

/** Two aligned columns; a left side that is too long for its column has the line to itself. */
function columns(rows: readonly (readonly [string, string])[], width: number): string {
  const indent = ' '.repeat(width + 4);
  return rows
    .map(([left, right]) =>
      left.length > width ? `  ${left}\n${indent}${right}` : `  ${left.padEnd(width)}  ${right}`,
    )
    .join('\n');
}

const commandRows = Object.values<CommandRow>(commands).map(({ usage, meaning }) => [usage, meaning] as const);
const optionRows = Object.entries<OptionRow>(options).map(([name, { value, short, meaning, fallback }]) => {
  const names = short === undefined ? `--${name}` : `-${short}, --${name}`;
  const left = value === undefined ? names : `${names} ${value}`;
  return [left, fallback === undefined ? meaning : `${meaning} (default: ${fallback})`] as const;
});

export const helpText = `Checks MCP Description files against every MCP protocol version they declare.

Usage: mcpdesc-check <command>

Commands
${columns(commandRows, 36)}

Options
${columns(optionRows, 36)}

Without a path, and below a directory, these are checked:
${defaultPatterns.map((pattern) => `  ${pattern}`).join('\n')}
A path that starts with ! excludes what it matches. The folders .git and node_modules are never looked into.

Examples
  mcpdesc-check                                         whatever lies below this folder
  mcpdesc-check servers '!servers/old/**' --fail-on warning
  mcpdesc-check --format json --output sarif=out.sarif  one report to print, one to keep
  mcpdesc-check --baseline known.json --write-baseline  begin with a clean slate
  mcpdesc-check --changed-since origin/main             what this branch is about
  mcpdesc-check --print-config a.mcpdesc.yaml           which rules are in force there, and why
  cat a.yaml | mcpdesc-check - --stdin-filename a.yaml

Exit status
  0  nothing at or above --fail-on
  1  a finding at or above --fail-on
  2  wrong usage, or something that could not be read or was not there
  3  a fault of this program
--fix decides by what is left, --fix-dry-run by the files as they are.
`;
