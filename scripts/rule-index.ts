/** The lists of all rules: by what they look at, by severity, and by the codes of the format's reference validator. */

import type { Level } from '../src/catalogue/rule-file.ts';
import { protocols } from '../src/describe/protocols.ts';
import { severities } from '../src/finding.ts';
import { cell, type Rule } from './rule-page.ts';

/** Rules by id, and the folder under `rules/` in which each lies: what it looks at. */
export type Rules = ReadonlyMap<string, { readonly rule: Rule; readonly folder: string }>;

const severitiesOf = ({ levels }: Rule) => [...new Set(levels.map(({ severity }) => severity))];
const link = (id: string) => `[\`${id}\`](rules/${id}.md)`;
const row = (texts: readonly string[]) => `| ${texts.map(cell).join(' | ')} |\n`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('');

/** The protocol versions in which a rule speaks, as a range where they follow one another. */
function versionsOf({ levels }: Rule): string {
  const speaking = (level: Level) => level.protocols ?? protocols;
  const all = protocols.filter((version) => levels.some((level) => speaking(level).includes(version)));
  if (all.length === protocols.length) return 'all';
  const [first, last] = [all.at(0), all.at(-1)];
  if (first === undefined || last === undefined) return '';
  const consecutive = protocols.indexOf(last) - protocols.indexOf(first) === all.length - 1;
  return consecutive && all.length > 2 ? `${first} to ${last}` : all.join(', ');
}

const heading = (folder: string) => folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');

export function bySurface(rules: Rules): string {
  const folders = [...new Set([...rules.values()].map(({ folder }) => folder))].toSorted();
  const sections = folders.map((folder) => {
    const rows = [...rules]
      .filter(([, one]) => one.folder === folder)
      .map(([id, { rule }]) => [link(id), rule.title, severitiesOf(rule).join(', '), rule.profile, versionsOf(rule)]);
    return `## ${heading(folder)}\n\n${table(['Rule', 'What it asks', 'Severity', 'Profile', 'MCP versions'], rows)}`;
  });
  return `# Rules

${rules.size} rules, by what they look at; there are lists [by severity](rules-by-severity.md) and
[by the codes of the format's reference validator](rules-by-reference-code.md) as well. \`core\` and \`extra\` rules are on by default,
\`advisory\` ones with \`--profile strict\`. Ids that begin with \`mcp.\` are about what the protocol asks, those with \`mcpdesc.\` about
what the description format asks. \`mcpdesc-check explain <rule-id>\` prints a page in the terminal.

${folders.map((folder) => `[${heading(folder)}](#${folder})`).join(' · ')}

${sections.join('\n')}`;
}

export function bySeverity(rules: Rules): string {
  const sections = severities.map((severity) => {
    const rows = [...rules]
      .filter(([, { rule }]) => severitiesOf(rule).includes(severity))
      .map(([id, { rule }]) => [link(id), rule.title, rule.profile]);
    return `## ${severity}\n\n${rows.length} rules.\n\n${table(['Rule', 'What it asks', 'Profile'], rows)}`;
  });
  return `# Rules by severity

Each rule stands under every severity that it has in some MCP version; its page says which. The [config file](configuration.md) can
change all of them. [By what they look at](rules.md).

${sections.join('\n')}`;
}

export function byReferenceCode(rules: Rules): string {
  const codes = [...new Set([...rules.values()].flatMap(({ rule }) => rule.reference ?? []))].toSorted();
  const rows = codes.map((code) => {
    const ids = [...rules].filter(([, { rule }]) => rule.reference?.includes(code)).map(([id]) => link(id));
    return [`\`${code}\``, ids.join('<br>')];
  });
  return `# Rules by reference code

The diagnostics of the format's reference validator, and the rules here that mean the same. \`schema-validation\` is what it says of
everything that its JSON Schema refuses; here the rule that was broken has a name. [By what they look at](rules.md).

${table(['Code', 'Rules'], rows)}`;
}
