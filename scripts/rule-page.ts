/** The page of one rule: for the maintainer whose run has just turned red, and who wants to know whether it is right. */

import type { Level, RuleFile, RuleMeta, RuleWords } from '../src/catalogue/rule-file.ts';
import { protocols } from '../src/describe/protocols.ts';
import { isFirm } from '../src/read/index.ts';
import { sources } from '../src/report/index.ts';
import { examplesOf, type ShownCase } from './rule-examples.ts';

export type Rule = RuleMeta & RuleWords;

const owner = { mcp: 'the Model Context Protocol', mcpdesc: 'the MCP Description format' } as const;
const profile = {
  core: 'On by default.',
  extra: "On by default; goes beyond the format's reference validator.",
  advisory: 'Off by default: `--profile strict` turns it on, or its own id in the config file.',
} as const;

export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The template of a message, its holes as ellipses. */
function template(rule: Rule, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const text = rule.messages[name] ?? name;
  return text.replaceAll(/\{\w+\}\.?/g, '…');
}

function label(rule: Rule, { message, formats }: Level): string {
  const format = formats === undefined ? '' : `format ${formats.join(', ')}`;
  const said = template(rule, message);
  return [said, format].filter(Boolean).join('; ') || 'every finding';
}

function severities(rule: Rule): string {
  const cells = (level: Level) =>
    protocols.map((version) => ((level.protocols ?? protocols).includes(version) ? level.severity : '–'));
  const row = (texts: readonly string[]) => `| ${texts.map(cell).join(' | ')} |\n`;
  return [
    row(['', ...protocols]),
    row(['---', ...protocols.map(() => '---')]),
    ...rule.levels.map((level) => row([label(rule, level), ...cells(level)])),
  ].join('');
}

/** A fence longer than any run of backticks inside. */
function fenced(language: string, code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code.trimEnd()}\n${fence}\n`;
}

const correction = ({ isCorrected }: ShownCase): string => (isCorrected ? '\n`--fix` corrects this.\n' : '');

function others({ others: ids, output }: ShownCase): string {
  if (ids.length === 0) return '';
  const links = ids.map((id) => `[\`${id}\`](${id}.md)`).join(', ');
  return `\n${output === '' ? 'This rule says nothing here; another does' : 'Other rules speak here as well'}: ${links}.\n`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const example = (heading: string, shown: ShownCase): string =>
  `### ${heading}: ${shown.about}

${fenced(shown.language, shown.text)}${shown.output === '' ? '' : `\n${fenced('text', shown.output)}`}${correction(shown)}${others(shown)}`;

function examples(file: RuleFile): string {
  const { reported, accepted } = examplesOf(file);
  return [
    ...reported.map((shown) => example('Reported', shown)),
    ...accepted.map((shown) => example('Accepted', shown)),
  ].join('\n');
}

const setting = (id: string): string =>
  isFirm(id)
    ? 'No setting turns this rule off: a file that could not be read must not look as if it had been checked.'
    : `Another severity, or none, in the [config file](../configuration.md#the-config-file):

\`\`\`yaml
version: 1
rules:
  ${id}: off # or error, warning, note
\`\`\`

One finding that is known and accepted: \`# mcpdesc-check-ignore ${id}: <reason>\` above it in YAML, or
[one of the other ways](../configuration.md#ignores).`;

export function page(id: string, rule: Rule, { path, file }: { path: string; file: RuleFile }): string {
  const reference = rule.reference ?? [];
  return `# ${rule.title}

\`${id}\` looks at: ${rule.surface} (\`${rule.path}\`). A *${rule.requirement}* of ${owner[rule.owner]}. ${profile[rule.profile]}

${capital(rule.why)}

## How to fix it

${rule.fix}

## Severity by MCP version

${severities(rule)}
## Examples

Each is a whole file, followed by what this rule says of it. All cases stand in [the rule's file](../../${path}).

${examples(file)}
## Settings

${setting(id)}
${rule.arbitration === undefined ? '' : `\n## Where the sources differ\n\n${rule.arbitration}\n`}
## Sources

${sources(rule)}
${reference.length === 0 ? '' : `\nThe format's reference validator calls this ${reference.map((code) => `\`${code}\``).join(', ')}.\n`}`;
}
