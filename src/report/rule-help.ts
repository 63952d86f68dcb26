/** A rule explained: one source for `explain`, the help in SARIF and the rule's page. */

import type { Level, RuleMeta, RuleWords } from '../catalogue/rule-file.ts';

type Rule = RuleMeta & RuleWords;

/** "error in MCP 2025-11-25, format 0.9.0" */
function levelPhrase({ severity, protocols, formats, message }: Level): string {
  const where = [
    ...(protocols === undefined ? [] : [`MCP ${protocols.join(', ')}`]),
    ...(formats === undefined ? [] : [`format ${formats.join(', ')}`]),
  ];
  const kind = message === undefined ? '' : ` (${message.replaceAll('-', ' ')})`;
  return `${severity}${kind} ${where.length > 0 ? `in ${where.join(', ')}` : 'in every version'}`;
}

const severity = (rule: Rule): string => {
  const phrases = rule.levels.map(levelPhrase).join('; ');
  return rule.profile === 'advisory' ? `${phrases}; only with the profile strict` : phrases;
};

/** A fence longer than any run of backticks inside. */
function fenced(code: string): string {
  const runs = (code.match(/`+/g) ?? []).map((run) => run.length);
  const fence = '`'.repeat(Math.max(3, ...runs.map((length) => length + 1)));
  return `${fence}yaml\n${code.trimEnd()}\n${fence}`;
}

const examples = ({ examples: { valid, failing } }: Rule) => [
  ...(failing === undefined ? [] : [{ heading: 'Reported', ...failing }]),
  ...(valid === undefined ? [] : [{ heading: 'Accepted', ...valid }]),
];

export const helpMarkdown = (rule: Rule): string =>
  [
    rule.why,
    `**How to fix it.** ${rule.fix}`,
    `**Severity.** ${severity(rule)}.`,
    `**Where.** ${rule.surface}, \`${rule.path}\`.`,
    ...(rule.arbitration === undefined ? [] : [`**Where the sources differ.** ${rule.arbitration}`]),
    ...examples(rule).flatMap(({ heading, about, text, says }) => [
      `**${heading}:** ${about}`,
      fenced(text),
      ...(says === undefined ? [] : [`> ${says}`]),
    ]),
    ...(rule.sources.length === 0 ? [] : ['**Sources**']),
    rule.sources.map(({ title, link }) => (link === undefined ? `- ${title}` : `- [${title}](${link})`)).join('\n'),
  ]
    .filter((block) => block !== '')
    .join('\n\n');

export const helpText = (rule: Rule): string =>
  [
    rule.why,
    `How to fix it: ${rule.fix}`,
    `Severity: ${severity(rule)}.`,
    `Where: ${rule.surface}, ${rule.path}.`,
    ...(rule.arbitration === undefined ? [] : [`Where the sources differ: ${rule.arbitration}`]),
    ...examples(rule).map(({ heading, about, text, says }) =>
      [`${heading}: ${about}`, text.trimEnd(), ...(says === undefined ? [] : [`> ${says}`])].join('\n'),
    ),
    ...(rule.sources.length === 0
      ? []
      : [
          [
            'Sources:',
            ...rule.sources.map(({ title, link }) => (link === undefined ? `- ${title}` : `- ${title}: ${link}`)),
          ].join('\n'),
        ]),
  ].join('\n\n');
