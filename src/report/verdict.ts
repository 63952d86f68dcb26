/** Whether a run has failed. Depends on what was found and on `fail-on`, on no format and no report. */

import { type Report, type Severity, severities } from '../finding.ts';
import { active } from './active.ts';

export type Verdict = 'success' | 'failure';

export function verdict(report: Report, failOn: Severity | 'never'): Verdict {
  if (report.problems.length > 0) return 'failure';
  const failing: readonly Severity[] = failOn === 'never' ? [] : severities.slice(0, severities.indexOf(failOn) + 1);
  return active(report).some(({ finding }) => failing.includes(finding.severity)) ? 'failure' : 'success';
}
