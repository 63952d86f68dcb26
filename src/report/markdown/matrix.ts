/** The table of files and protocol versions. */

import { protocols } from '../../describe/protocols.ts';
import { type Counted, counted, type FileReport, type Report, type Severity } from '../../finding.ts';
import { permalink } from '../links.ts';
import type { Links } from '../reporter.ts';
import { plural } from '../wording.ts';
import type { Budget } from './budget.ts';
import { code, linked, row } from './escape.ts';

interface Column {
  readonly title: string;
  /** `clean` is what stands for no errors and no warnings. */
  readonly cell: (file: FileReport, clean: string) => string;
}

const open = (file: FileReport): Counted[] => counted(file).filter(({ suppressed }) => suppressed === undefined);

function counts(found: readonly Counted[], clean: string): string {
  const number = (wanted: Severity) =>
    found.filter(({ severity }) => severity === wanted).reduce((sum, { count }) => sum + count, 0);
  const [errors, warnings] = [number('error'), number('warning')];
  const marks = [...(errors > 0 ? [`❌&nbsp;${errors}`] : []), ...(warnings > 0 ? [`⚠️&nbsp;${warnings}`] : [])];
  return marks.length > 0 ? marks.join(' ') : clean;
}

const versionColumn = (version: string): Column => ({
  title: version,
  cell: (file, clean) =>
    file.protocolVersions.includes(version)
      ? counts(
          open(file).filter(({ protocolVersions }) => protocolVersions.includes(version)),
          clean,
        )
      : 'not declared',
});

const versionless = (file: FileReport): Counted[] =>
  open(file).filter(({ protocolVersions }) => protocolVersions.length === 0);

/** What was found before any version was known would be in no other column. */
const documentColumn: Column = { title: 'document', cell: (file) => counts(versionless(file), '') };

function columnsFor(files: readonly FileReport[]): Column[] {
  const declared = protocols.filter((version) => files.some((file) => file.protocolVersions.includes(version)));
  const document = files.some((file) => versionless(file).length > 0) ? [documentColumn] : [];
  return [...document, ...declared.map(versionColumn)];
}

/** Rows are left out as a whole: first those of files without findings. */
export function matrix({ files, problems }: Report, links: Links | undefined, budget: Budget): string[] {
  const columns = columnsFor(files);
  if (columns.length === 0) return [];
  const head = [row(['File', ...columns.map(({ title }) => title)]), row(['---', ...columns.map(() => '---')])];
  if (!head.every((line) => budget.take(`${line}\n`))) return [];
  const incomplete = new Set(problems.map(({ path }) => path));
  const rows = new Map<FileReport, string>();
  const failingFirst = files.toSorted((a, b) => Number(open(b).length > 0) - Number(open(a).length > 0));
  for (const file of failingFirst) {
    const label = linked(code(file.path), permalink(links, file.path));
    const clean = incomplete.has(file.path) ? 'incomplete' : '✅';
    const line = row([label, ...columns.map(({ cell }) => cell(file, clean))]);
    if (!budget.take(`${line}\n`)) break;
    rows.set(file, line);
  }
  const left = files.length - rows.size;
  return [
    [...head, ...files.flatMap((file) => rows.get(file) ?? [])].join('\n'),
    ...(left > 0 ? [`… and ${plural(left, 'more file')} that the table has no room for.`] : []),
  ];
}
