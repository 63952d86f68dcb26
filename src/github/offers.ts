/** The suggestions of a run, ready to be written below the lines they are about. */

import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { realDisk } from '../discover/index.ts';
import type { FileReport, Report } from '../finding.ts';
import { fileAt } from '../git.ts';
import { limits } from '../limits.ts';
import { type ReportContext, suggestion } from '../report/index.ts';
import type { Changes } from './changes.ts';
import type { Event } from './event.ts';
import { hunksOf } from './hunks.ts';
import type { ReviewComment } from './reviews.ts';
import { type Suggestion, suggestionsIn } from './suggestion.ts';

export interface Offer extends ReviewComment {
  /** Equal for equal suggestions, wherever their lines have moved. */
  readonly digest: string;
}

/** A file that is larger was not checked either. */
const largestFile = limits.bytes.most + 1;

const digestOf = (path: string, { finding, original, replacement }: Suggestion): string =>
  createHash('sha256')
    .update(JSON.stringify([path, finding.rule, original, replacement]))
    .digest('hex')
    .slice(0, 16);

/** What the pull request's head holds; undefined where the checked file is another one, so that no line can be told. */
async function headText(root: string, headSha: string, path: string): Promise<string | undefined> {
  const [head, checked] = await Promise.all([
    fileAt(root, headSha, path, largestFile),
    realDisk.read(resolve(root, path), largestFile),
  ]);
  return Buffer.compare(head, checked) === 0 ? Buffer.from(head).toString('utf8') : undefined;
}

async function offersIn(
  { path, findings }: FileReport,
  root: string,
  headSha: string,
  changes: Changes,
  context: ReportContext,
): Promise<Offer[]> {
  try {
    const text = await headText(root, headSha, path);
    if (text === undefined) return [];
    const hunks = await hunksOf(root, changes, headSha, path, text);
    return suggestionsIn(text, findings, hunks).map((found) => ({
      path,
      first: found.first,
      last: found.last,
      body: suggestion(found.finding, found.replacement, context),
      digest: digestOf(path, found),
    }));
  } catch {
    // A file of a submodule, or one that is not committed, is no file of the pull request.
    return [];
  }
}

export async function offersFor(
  { files }: Report,
  root: string,
  { pullRequest }: Event,
  changes: Changes | undefined,
  context: ReportContext,
): Promise<readonly Offer[]> {
  if (pullRequest === undefined || changes === undefined) return [];
  const offers: Offer[] = [];
  for (const file of files) {
    const findings = file.findings.filter(({ fix, suppressed }) => fix !== undefined && suppressed === undefined);
    if (findings.length === 0 || !changes.has(file.path)) continue;
    offers.push(...(await offersIn({ ...file, findings }, root, pullRequest.headSha, changes, context)));
  }
  return offers;
}
