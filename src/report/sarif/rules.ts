/** The catalogue as SARIF rules: all of them in every report, so that an alert whose rule is gone can be told from one that is fixed. */

import type { ReportingDescriptor } from 'sarif';
import type { RuleMeta, RuleWords } from '../../catalogue/rule-file.ts';
import { protocols } from '../../describe/protocols.ts';
import { type Severity, severities } from '../../finding.ts';
import { rulePage, ruleSource } from '../links.ts';
import type { Links, RuleTable } from '../reporter.ts';
import { helpMarkdown, helpText } from '../rule-help.ts';

/** GitHub refuses longer descriptions. */
const longestDescription = 1024;

const problemSeverity: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  note: 'recommendation',
};

/** How sure a finding is: only advice is open to debate. */
const precision: Readonly<Record<RuleMeta['profile'], string>> = {
  core: 'very-high',
  extra: 'high',
  advisory: 'medium',
};

/** The level of a rule is the worst that it can reach; a result names its own. */
const worst = (rule: RuleMeta): Severity =>
  severities.find((severity) => rule.levels.some((level) => level.severity === severity)) ?? 'note';

/** The protocol versions in which the rule has something to say. */
const spokenIn = (rule: RuleMeta): readonly string[] =>
  protocols.filter((version) => rule.levels.some((level) => level.protocols?.includes(version) ?? true));

/** `mcp.tool.input-schema` → `McpToolInputSchema`: SARIF wants a name in Pascal case that differs from the id. */
const pascalCase = (id: string): string =>
  id.replace(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_, first) => first.toUpperCase());

const shortened = (text: string): string =>
  text.length <= longestDescription ? text : `${text.slice(0, longestDescription - 1)}…`;

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

function descriptor(id: string, rule: RuleMeta & RuleWords, link: string | undefined): ReportingDescriptor {
  const level = worst(rule);
  return {
    id,
    name: pascalCase(id),
    shortDescription: { text: shortened(sentence(rule.title)) },
    fullDescription: { text: shortened(sentence(rule.why)) },
    help: { text: helpText(rule), markdown: helpMarkdown(rule) },
    ...(link !== undefined && { helpUri: link }),
    defaultConfiguration: { level },
    properties: {
      // GitHub keeps ten, which is as many as there can be.
      tags: [...new Set([rule.owner, rule.kind, rule.surface, rule.requirement, rule.profile, ...spokenIn(rule)])],
      precision: precision[rule.profile],
      'problem.severity': problemSeverity[level],
    },
  };
}

/** Sorted by id, so that their order says nothing about how the catalogue was read. */
export const sarifRules = (rules: RuleTable, links: Links | undefined): ReportingDescriptor[] =>
  [...rules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    // The help says it all; the address is for whoever wants to read on, so the specification will do.
    .map(([id, rule]) => descriptor(id, rule, rulePage(id, rules, links) ?? ruleSource(id, rules)));
