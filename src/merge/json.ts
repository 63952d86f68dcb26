/** The JSON reports of all parts as the report of the whole. */

import { byPath, type FileReport, type Report, type Summary, type WhatIf } from '../finding.ts';
import { UsageError } from '../settings/index.ts';
import { agreed, inOrder, type Part, said } from './parts.ts';

/** As the JSON report has a file, with the counts that it gives besides. */
export interface PartFile extends FileReport {
  readonly whatIf?: readonly (WhatIf & { readonly errors: number; readonly warnings: number })[];
}

/** What merging reads of the report of a part. */
export interface JsonPart {
  readonly tool: { readonly name: string; readonly version: string };
  readonly part: Omit<Part, 'name'> & { readonly pending?: PartFile };
  readonly files: readonly PartFile[];
  readonly problems?: Report['problems'];
  readonly summary: Summary;
}

/** Each file belongs to one part. */
function refuseTwice(parts: readonly { readonly name: string; readonly files: readonly FileReport[] }[]): void {
  const owners = new Map<string, string>();
  for (const { name, files } of parts) {
    for (const { path } of files) {
      const owner = owners.get(path);
      if (owner !== undefined) {
        throw new UsageError(`${said(owner)} and ${said(name)} both hold the file ${said(path)}`);
      }
      owners.set(path, name);
    }
  }
}

export function mergedReport(parts: readonly (JsonPart & { readonly name: string })[]): Report {
  const ordered = inOrder(parts.map(({ part, name, ...rest }) => ({ ...rest, ...part, name })));
  refuseTwice(ordered);
  const [first] = ordered;
  const findings = agreed(ordered.map(({ pending }) => pending?.findings ?? []));
  const complaints = first?.pending === undefined || findings.length === 0 ? [] : [{ ...first.pending, findings }];
  return {
    files: [...ordered.flatMap(({ files }) => files), ...complaints].sort(byPath),
    problems: ordered.flatMap(({ problems = [] }) => problems).sort(byPath),
  };
}
