/** Whether a run has failed. Depends on what was found and on `fail-on`, on no format and no report. */

import { counted, type Report, type Severity, severities } from '../finding.ts';

export type Verdict = 'success' | 'failure';

export const isFailing = (severity: Severity, failOn: Severity | 'never'): boolean =>
  failOn !== 'never' && severities.indexOf(severity) <= severities.indexOf(failOn);

export function verdict(report: Report, failOn: Severity | 'never'): Verdict {
  if (report.problems.length > 0) return 'failure';
  const open = report.files.flatMap(counted).filter(({ suppressed }) => suppressed === undefined);
  return open.some(({ severity }) => isFailing(severity, failOn)) ? 'failure' : 'success';
}
