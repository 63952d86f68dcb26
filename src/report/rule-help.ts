/** A rule explained: one source for `explain`, the help in SARIF and the rule's page. */

import type { RuleMeta, RuleWords } from '../catalogue/rule-file.ts';
import { severityPhrase } from './severity-phrase.ts';

type Rule = RuleMeta & RuleWords;

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

/** A list of where the rule comes from, in Markdown. */
export const sources = (rule: Rule): string =>
  rule.sources.map(({ title, link }) => (link === undefined ? `- ${title}` : `- [${title}](${link})`)).join('\n');

export const helpMarkdown = (rule: Rule): string =>
  [
    rule.why,
    `**How to fix it.** ${rule.fix}`,
    `**Severity.** ${severityPhrase(rule)}.`,
    `**Where.** ${rule.surface}, \`${rule.path}\`.`,
    ...(rule.arbitration === undefined ? [] : [`**Where the sources differ.** ${rule.arbitration}`]),
    ...examples(rule).flatMap(({ heading, about, text, says }) => [
      `**${heading}:** ${about}`,
      fenced(text),
      ...(says === undefined ? [] : [`> ${says}`]),
    ]),
    ...(rule.sources.length === 0 ? [] : ['**Sources**']),
    sources(rule),
  ]
    .filter((block) => block !== '')
    .join('\n\n');

export const helpText = (rule: Rule): string =>
  [
    rule.why,
    `How to fix it: ${rule.fix}`,
    `Severity: ${severityPhrase(rule)}.`,
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
