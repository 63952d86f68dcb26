/** The cases of a rule that its page shows, each with what the command line says of it. */

import type { RuleFile } from '../src/catalogue/rule-file.ts';
import { check } from '../src/check.ts';
import { prepare } from '../src/read/index.ts';
import { printable, reporters } from '../src/report/index.ts';
import { tool } from '../src/tool.ts';
import { documentOf, spellings } from '../test/rules/cases.ts';
import { yamlText } from './example-text.ts';

export interface ShownCase {
  readonly about: string;
  readonly language: 'json' | 'yaml';
  readonly text: string;
  /** What the rule says. */
  readonly output: string;
  /** Whether `--fix` repairs all that the rule says. */
  readonly isCorrected: boolean;
  /** Other rules that report something as well. */
  readonly others: readonly string[];
}

interface Source {
  readonly path: string;
  readonly text: string;
}

type Cases = RuleFile['cases'];
type Case = NonNullable<Cases['valid']>[number];

/** A page that shows every case would bury what it explains. */
const mostReported = 3;
const mostAccepted = 2;

/** Long ago enough for cases about dates that are to come, and for those about dates that have passed. */
const today = '2026-11-30';

await prepare(['a.yaml']);

/** The first of each severity, worst first; what is left of the room goes to the others in their order. */
function reported({ invalid = [], warning = [], note = [] }: Cases): Case[] {
  const first = [invalid, warning, note].flatMap(([one]) => (one === undefined ? [] : [one]));
  const others = [...invalid, ...warning, ...note].filter((one) => !first.includes(one));
  return [...first, ...others].slice(0, mostReported);
}

function source(one: Case, rule: RuleFile): Source {
  const [spelled] = spellings(one, rule).toReversed();
  if (spelled === undefined) throw new Error(`${rule.id}: the case "${one.about}" has no spelling`);
  return spelled.path.endsWith('.json') || one.text !== undefined
    ? spelled
    : { path: spelled.path, text: yamlText(documentOf(one, rule)) };
}

/** What is said of a description: by the rule, as the command line prints it, and who else has something to say. */
function said({ path, text }: Source, rule: RuleFile): Omit<ShownCase, 'about' | 'language' | 'text'> {
  const { file, problems } = check(
    { path, bytes: new TextEncoder().encode(text) },
    { profile: rule.profile === 'advisory' ? 'strict' : 'default', today },
  );
  const findings = file.findings.filter((finding) => finding.rule === rule.id);
  const others = new Set(file.findings.map((finding) => finding.rule).filter((id) => id !== rule.id));
  const report = reporters.text(
    { files: [{ ...file, findings }], problems },
    { tool, rules: new Map(), failOn: 'error' },
  );
  // Without the closing line, which counts.
  return {
    output: report.trimEnd().split('\n\n').slice(0, -1).join('\n\n'),
    isCorrected: findings.length > 0 && findings.every(({ fix }) => fix !== undefined),
    others: [...others].toSorted(),
  };
}

function shown(one: Case, rule: RuleFile): ShownCase {
  const from = source(one, rule);
  const language = from.path.endsWith('.json') ? 'json' : 'yaml';
  const text = from.text.split('\n').map(printable).join('\n');
  return { about: one.about, language, text, ...said(from, rule) };
}

/** Those first of which no other rule has anything to say. */
function accepted({ cases: { valid = [] } }: RuleFile, show: (one: Case) => ShownCase): ShownCase[] {
  const all = valid.map(show);
  const [quiet, noisy] = [
    all.filter(({ others }) => others.length === 0),
    all.filter(({ others }) => others.length > 0),
  ];
  return [...quiet, ...noisy].slice(0, mostAccepted);
}

export const examplesOf = (rule: RuleFile) => ({
  reported: reported(rule.cases).map((one) => shown(one, rule)),
  accepted: accepted(rule, (one) => shown(one, rule)),
});
