/** A rule explained: one source for `explain`, the help in SARIF and the rule's page. */

import type { RuleMeta, RuleWords } from '../catalogue/rule-file.ts';
import { severityPhrase } from './severity-phrase.ts';
import { wrap } from './text/wrap.ts';

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

/** `width`: of the lines that prose may take; without it, each paragraph is one. */
export function helpText(rule: Rule, width = Number.POSITIVE_INFINITY): string {
  const prose = (text: string) => wrap(text, width);
  const item = (text: string) => wrap(`- ${text}`, width, '  ');
  const sources = rule.sources.map(({ title, link }) => item(link === undefined ? title : `${title}: ${link}`));
  return [
    prose(rule.why),
    prose(`How to fix it: ${rule.fix}`),
    prose(`Severity: ${severityPhrase(rule)}.`),
    prose(`Where: ${rule.surface}, ${rule.path}.`),
    ...(rule.arbitration === undefined ? [] : [prose(`Where the sources differ: ${rule.arbitration}`)]),
    ...examples(rule).map(({ heading, about, text, says }) =>
      [
        prose(`${heading}: ${about}`),
        text.trimEnd(),
        ...(says === undefined ? [] : [wrap(`> ${says}`, width, '> ')]),
      ].join('\n'),
    ),
    ...(sources.length === 0 ? [] : [['Sources:', ...sources].join('\n')]),
  ].join('\n\n');
}
