/** Known findings, so that a project can begin with what is new. Reads and writes one file; decides no severity. */

import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { Disk } from '../discover/index.ts';
import type { FileReport, Report } from '../finding.ts';
import { type Settings, UsageError } from '../settings/index.ts';
import { reason } from '../system-fault.ts';
import { writeWhole } from '../write-whole.ts';
import { parseBaseline, writtenBaseline } from './baseline-file.ts';
import { type Entry, entryOf } from './entry.ts';
import { compare, isListed, isUnread } from './known.ts';

/** What became of a baseline that was written. */
export interface Written {
  readonly file: string;
  readonly findings: number;
  /** Files that were not checked in full, and of which it still lists what it did before. */
  readonly undone: readonly string[];
}

/** What a run could not do: a check that crashed may have had more to say, a file that was not read all of it. */
type Undone = Pick<Report, 'problems'>;

/** Entries of one file that no finding answers to: nobody looked there, or not in full, or they are no more. */
interface Unanswered {
  readonly file: string;
  readonly entries: readonly Entry[];
  readonly fate: 'elsewhere' | 'undone' | 'gone';
}

/** A path and the folders that it lies in. */
function upwards(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === path ? [path] : [path, ...upwards(folder)];
}

export class Baseline {
  readonly #settings: Settings;
  readonly #location: string;
  readonly #entries: ReadonlyMap<string, readonly Entry[]>;
  /** Of the files that were checked: what is in them, and what is not any more. */
  readonly #seen = new Map<string, { readonly now: readonly Entry[]; readonly left: readonly Entry[] }>();
  /** Files of which this run cannot tell what is in them, as reports name them. */
  readonly #unread = new Set<string>();

  private constructor(settings: Settings, location: string, entries: readonly Entry[]) {
    this.#settings = settings;
    this.#location = location;
    const byFile = new Map<string, Entry[]>();
    for (const entry of entries) {
      const known = byFile.get(entry.file);
      if (known === undefined) byFile.set(entry.file, [entry]);
      else known.push(entry);
    }
    this.#entries = byFile;
  }

  /** Undefined where the settings name none. */
  static async open(settings: Settings, disk: Disk): Promise<Baseline | undefined> {
    const { baseline, workingDirectory } = settings;
    if (baseline === undefined) return undefined;
    const location = resolve(workingDirectory, baseline.file);
    const name = JSON.stringify(baseline.file);
    try {
      const isThere = (await disk.kind(location)) !== undefined;
      if (!isThere && baseline.write) return new Baseline(settings, location, []);
      if (!isThere) {
        throw new UsageError(`There is no baseline ${name}; --write-baseline writes it`);
      }
      const bytes = await disk.read(location, Number.MAX_SAFE_INTEGER);
      return new Baseline(settings, location, await parseBaseline(baseline.file, bytes));
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`The baseline ${name} cannot be read: ${reason(error)}`);
    }
  }

  /** The report of a file with the findings suppressed that were known before this run. */
  known(report: FileReport): FileReport {
    const file = this.#nameOf(report.path);
    return { ...report, findings: compare(file, report.findings, this.#entries.get(file) ?? []).findings };
  }

  /** The same to be reported, and kept in mind; where the baseline is written, all that it will list is known. */
  quiet(report: FileReport): FileReport {
    const file = this.#nameOf(report.path);
    const now = report.findings.filter(isListed).map((finding) => entryOf(file, finding));
    const known = compare(file, report.findings, this.#entries.get(file) ?? []);
    if (report.findings.some(isUnread)) this.#unread.add(report.path);
    else this.#seen.set(file, { now, left: known.left });
    const isWritten = this.#settings.baseline?.write === true;
    return { ...report, findings: isWritten ? compare(file, report.findings, now).findings : known.findings };
  }

  /** Entries that match nothing any more, as far as this run can tell. */
  stale(report: Undone): readonly Entry[] {
    return this.#unanswered(report).flatMap(({ fate, entries }) => (fate === 'gone' ? entries : []));
  }

  /** Lists what was found, and keeps what is known of files that nobody looked at, or not in full. */
  write(report: Undone): Written {
    const kept = this.#unanswered(report).filter(({ fate }) => fate !== 'gone');
    const found = [...this.#seen.values()].flatMap(({ now }) => now);
    const entries = [...kept.flatMap((one) => one.entries), ...found];
    writeWhole(this.#location, writtenBaseline(entries));
    const undone = kept.filter(({ fate }) => fate === 'undone').map(({ file }) => file);
    return { file: this.#settings.baseline?.file ?? '', findings: entries.length, undone };
  }

  /** What nothing was found for, by file, and what that means. */
  #unanswered({ problems }: Undone): readonly Unanswered[] {
    const { root } = this.#settings;
    const troubled = new Set([...this.#unread, ...problems.map(({ path }) => path)].map((path) => resolve(root, path)));
    return [...this.#entries].flatMap(([file, listed]): Unanswered[] => {
      const location = resolve(dirname(this.#location), file);
      const entries = this.#seen.get(file)?.left ?? listed;
      if (entries.length === 0) return [];
      // A folder that cannot be looked into hides the files in it.
      if (upwards(location).some((path) => troubled.has(path))) return [{ file, entries, fate: 'undone' }];
      return [{ file, entries, fate: this.#seen.has(file) || this.#isCovered(location) ? 'gone' : 'elsewhere' }];
    });
  }

  /** Whether a file would have been checked, if it were still there. */
  #isCovered(location: string): boolean {
    const { isWhole, workingDirectory } = this.#settings;
    const way = relative(workingDirectory, location);
    return isWhole === true && !isAbsolute(way) && way.split(sep)[0] !== '..';
  }

  #nameOf(path: string): string {
    return relative(dirname(this.#location), resolve(this.#settings.root, path)).split(sep).join('/');
  }
}
