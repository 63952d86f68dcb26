/** The JSON reports of all parts as the report of the whole. */

import { byPath, type FileReport, type Report } from '../finding.ts';
import { agreed, inOrder, type Part } from './parts.ts';

/** What merging reads of the report of a part. */
export interface JsonPart {
  readonly tool: { readonly name: string; readonly version: string };
  readonly part: Omit<Part, 'name'> & { readonly pending?: FileReport };
  readonly files: readonly FileReport[];
  readonly problems?: Report['problems'];
}

export function mergedReport(parts: readonly (JsonPart & { readonly name: string })[]): Report {
  const ordered = inOrder(parts.map(({ part, name, ...rest }) => ({ ...rest, ...part, name })));
  const [first] = ordered;
  const findings = agreed(ordered.map(({ pending }) => pending?.findings ?? []));
  const complaints = first?.pending === undefined || findings.length === 0 ? [] : [{ ...first.pending, findings }];
  return {
    files: [...ordered.flatMap(({ files }) => files), ...complaints].sort(byPath),
    problems: ordered.flatMap(({ problems = [] }) => problems).sort(byPath),
  };
}
