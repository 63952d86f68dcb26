/** For each file, which versions it could declare as well, how much stands in the way of the others, and what that is. */

import type { FileReport, Report } from '../../finding.ts';
import type { ReportContext } from '../reporter.ts';
import { added, readiness, shared, views } from '../what-if.ts';
import { plural } from '../wording.ts';
import type { Budget } from './budget.ts';
import { code } from './escape.ts';
import { entry } from './findings.ts';

const heading = '### If more versions were declared';

/** Indented, below the line of the file. What has no room is counted, as long as there is room to say so. */
function obstacles(file: FileReport, context: ReportContext, budget: Budget): string[] {
  const above = shared(file);
  const errors = added(file).filter(({ severity }) => severity === 'error');
  const all = [
    ...errors.map((finding) => entry({ file: { ...file, protocolVersions: [] }, finding }, context)),
    ...(above > 0 ? [`- ${plural(above, 'finding')} above ${above === 1 ? 'holds' : 'hold'} there as well`] : []),
  ].map((item) => item.replace(/^/gm, '  '));
  const fitting = all.findIndex((item) => !budget.take(`${item}\n`));
  if (fitting < 0) return all;
  const more = `  - … and ${all.length - fitting} more`;
  return [...all.slice(0, fitting), ...(budget.take(`${more}\n`) ? [more] : [])];
}

/** Empty where nobody asked. All files have their line before any has more. */
export function whatIfList(report: Report, context: ReportContext, budget: Budget): string[] {
  const files = report.files.filter(({ whatIf = [] }) => whatIf.length > 0);
  if (files.length === 0 || !budget.take(`${heading}\n\n`)) return [];
  const lines = files.map((file) => {
    const said = views({ ...report, files: [file] }).map(readiness);
    return `- ${code(file.path)}: ${said.join('; ')}`;
  });
  const end = lines.findIndex((line) => !budget.take(`${line}\n`));
  const listed = end < 0 ? lines : lines.slice(0, end);
  const left = lines.length - listed.length;
  const items = listed.flatMap((line, index) => {
    const [file] = files.slice(index);
    return file === undefined ? [line] : [line, ...obstacles(file, context, budget)];
  });
  return [heading, [...items, ...(left > 0 ? [`- … and ${plural(left, 'more file')}`] : [])].join('\n')];
}
