/**
 * Reports: pure functions from the findings of a run to text. They decide nothing and touch nothing; who calls them
 * says where the text goes.
 */

import { annotations } from './annotations.ts';
import { json } from './json.ts';
import { markdown } from './markdown.ts';
import type { Reporter } from './reporter.ts';
import { sarif } from './sarif.ts';
import { text } from './text.ts';

export { sourceLine } from './excerpt.ts';
export { lineHashes } from './fingerprint.ts';
export { suggestion } from './markdown/suggestion.ts';
export { harmless, oneLine, printable } from './printable.ts';
export type { Links, ReportContext, Reporter, Rest, RuleTable, Tool } from './reporter.ts';
export { helpMarkdown, helpText, sources } from './rule-help.ts';
export { mostResults } from './sarif.ts';
export { type Verdict, verdict } from './verdict.ts';
export { outcome, plural } from './wording.ts';

/** By the name of the format. */
export const reporters = { text, json, sarif, markdown, github: annotations } as const satisfies Record<
  string,
  Reporter
>;
export type ReportFormat = keyof typeof reporters;
