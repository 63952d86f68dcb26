/** What every reporter is: a pure function from the report of a run to the text that someone or something reads. */

import type { RuleMeta, RuleWords } from '../catalogue/rule-file.ts';
import type { Finding, Report, Severity } from '../finding.ts';

export type Reporter = (report: Report, context: ReportContext) => string;

/** The catalogue as the reports need it, by rule id. */
export type RuleTable = ReadonlyMap<string, RuleMeta & RuleWords>;

export interface ReportContext {
  readonly tool: Tool;
  readonly rules: RuleTable;
  readonly failOn: Severity | 'never';
  readonly links?: Links;
  /** The most bytes of UTF-8 that a Markdown report may take; absent: no limit. */
  readonly budget?: number;
  /** Where a report that had to leave something out sends its reader. */
  readonly rest?: Rest;
  /** In a pull request: the findings that are new with it, where those could be told. */
  readonly news?: ReadonlySet<Finding> | 'unknown';
  /** Keeps apart the code scanning results of several runs over one repository. */
  readonly category?: string;
  /** Code scanning opens an alert for a result even when it is marked as suppressed, so SARIF has them only if asked. */
  readonly includeSuppressed?: boolean;
  /** ANSI colours in the text report. */
  readonly color?: boolean;
  /** Columns of the terminal; long lines of source are clipped to it. */
  readonly width?: number;
}

export interface Tool {
  readonly name: string;
  readonly version: string;
  /** Absolute URI of its home page, where one is known. */
  readonly home?: string;
}

export interface Rest {
  /** Names the place, as in "… are in the job summary". */
  readonly name: string;
  readonly url?: string;
}

export interface Links {
  /** The commit that the report speaks for, and where it can be seen: `https://host`, `owner/name`, full SHA. */
  readonly commit?: { readonly server: string; readonly repository: string; readonly sha: string };
  /** Another commit that has the very lines of a file, undefined where none has. Absent: `commit` has all. */
  readonly shownAt?: (path: string) => string | undefined;
  /** Absolute URI that becomes a rule's page when `<rule id>.md` is appended. */
  readonly rulePages?: string;
}
