/** Known findings, so that a project can begin with what is new. Reads and writes one file; decides no severity. */

import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { type Disk, reason } from '../discover/index.ts';
import type { FileReport, Report } from '../finding.ts';
import { type Settings, UsageError } from '../settings/index.ts';
import { writeWhole } from '../write-whole.ts';
import { parseBaseline, writtenBaseline } from './baseline-file.ts';
import { type Entry, entryOf } from './entry.ts';
import { compare, isListed, isUnread } from './known.ts';

/** What became of a baseline that was written. */
export interface Written {
  readonly file: string;
  readonly findings: number;
  /** Files that could not be read now, and of which it lists what it did before. */
  readonly unread: readonly string[];
}

export class Baseline {
  readonly #settings: Settings;
  readonly #location: string;
  readonly #entries: ReadonlyMap<string, readonly Entry[]>;
  /** Of the files that were checked: what is in them, and what is not any more. */
  readonly #seen = new Map<string, { readonly now: readonly Entry[]; readonly left: readonly Entry[] }>();
  /** Files of which this run cannot tell what is in them. */
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
    const { findings, left } = compare(
      file,
      report.findings,
      this.#settings.baseline?.write === true ? now : (this.#entries.get(file) ?? []),
    );
    if (report.findings.some(isUnread)) this.#unread.add(file);
    else this.#seen.set(file, { now, left });
    return { ...report, findings };
  }

  /** Entries that match nothing any more, as far as this run can tell. */
  stale(): readonly Entry[] {
    return [...this.#entries].flatMap(
      ([file, entries]) => this.#seen.get(file)?.left ?? (this.#isGone(file) ? entries : []),
    );
  }

  /** Whether a file that was not checked would have been, if it were still there. */
  #isGone(file: string): boolean {
    const { isWhole, workingDirectory } = this.#settings;
    const way = relative(workingDirectory, resolve(dirname(this.#location), file));
    return isWhole === true && !this.#unread.has(file) && !isAbsolute(way) && way.split(sep)[0] !== '..';
  }

  /** Lists what was found, and keeps what is known of files that nobody looked at. */
  write({ problems }: Pick<Report, 'problems'>): Written {
    for (const { path } of problems) this.#unread.add(this.#nameOf(path));
    const kept = [...this.#entries].filter(([file]) => !this.#seen.has(file) && !this.#isGone(file));
    const entries = [...kept.flatMap(([, known]) => known), ...[...this.#seen.values()].flatMap(({ now }) => now)];
    writeWhole(this.#location, writtenBaseline(entries));
    const unread = kept.map(([file]) => file).filter((file) => this.#unread.has(file));
    return { file: this.#settings.baseline?.file ?? '', findings: entries.length, unread };
  }

  #nameOf(path: string): string {
    return relative(dirname(this.#location), resolve(this.#settings.root, path)).split(sep).join('/');
  }
}
