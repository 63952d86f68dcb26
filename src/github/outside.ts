/** What lies outside of the workspace belongs to no repository that GitHub could show, and SARIF may not name it. */

import { isAbsolute } from 'node:path';
import { byPath, type Problem, type Report } from '../finding.ts';

/** On another drive, a path cannot be relative. */
const isOutside = (path: string): boolean => path === '..' || path.startsWith('../') || isAbsolute(path);

const refused = (path: string): Problem => ({
  kind: 'operator',
  path: '',
  message: `${JSON.stringify(path)} lies outside of the workspace, where GitHub can show nothing; put it below the workspace.`,
});

/** Half a report would look like a whole one, so each file that cannot be reported is something left undone. */
export function insideWorkspace({ files, problems }: Report): Report {
  const outside = files.filter(({ path }) => isOutside(path));
  const unplaced = (problem: Problem): Problem =>
    isOutside(problem.path)
      ? { ...problem, path: '', message: `About ${JSON.stringify(problem.path)}: ${problem.message}` }
      : problem;
  return {
    files: files.filter(({ path }) => !isOutside(path)),
    problems: [...problems.map(unplaced), ...outside.map(({ path }) => refused(path))].sort(byPath),
  };
}
