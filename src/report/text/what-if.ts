/** Apart from what counts: how ready each file is for the versions that it does not declare, and what would be found. */

import type { FileReport, Finding, Report } from '../../finding.ts';
import { added, knownIn, obstacles, remarks, type View, views } from '../what-if.ts';
import { plural } from '../wording.ts';
import type { Paint } from './paint.ts';
import { shownPath } from './place.ts';

/** "2026-07-28  2 things stand in the way, 1 warning; 1 finding above holds there as well" */
function row(one: View, paint: Paint): string {
  const inTheWay = obstacles(one);
  const state = inTheWay === undefined ? paint('place', 'ready') : paint('error', inTheWay);
  const known = knownIn(one);
  const above =
    known === 0 ? '' : `; ${plural(known, 'finding')} above ${known === 1 ? 'holds' : 'hold'} there as well`;
  return `  ${one.view.protocolVersion}  ${[state, remarks(one)].filter(Boolean).join(', ')}${above}`;
}

/** Empty where nobody asked. */
export function whatIfText(
  report: Report,
  paint: Paint,
  findingText: (finding: Finding, file: FileReport) => string,
): string[] {
  const files = report.files.filter((file) => (file.whatIf ?? []).length > 0);
  if (files.length === 0) return [];
  const blocks = files.flatMap((file) => {
    const rows = views({ ...report, files: [file] }).map((one) => row(one, paint));
    const findings = added(file).map((finding) => findingText(finding, { ...file, protocolVersions: [] }));
    return [[paint('place', `${shownPath(file.path)}:`), ...rows].join('\n'), ...findings];
  });
  return [paint('place', 'If more protocol versions were declared:'), ...blocks];
}
