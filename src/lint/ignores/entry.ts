/** What a document says to this tool about its own findings. */

import { grouped } from '../../grouped.ts';
import type { Ignore } from '../../settings/index.ts';

/** Something to say that concerns no value of the format: a rule's message at a place of the text. */
export interface Remark {
  readonly rule: string;
  readonly message?: string;
  readonly with: Readonly<Record<string, string>>;
  readonly pointer: string;
  readonly start: number;
  readonly end: number;
}

/** One ignore with the way it was said. */
export interface Entry extends Ignore {
  readonly by: 'comment' | 'extension' | 'config';
  /** Where it stands in the document, to complain about it; absent: elsewhere. */
  readonly at?: Pick<Remark, 'pointer' | 'start' | 'end'>;
  /** Of a comment behind something else, where their line begins: it is easily thought to be about that line. */
  readonly line?: number;
}

/** Entries that make sense, and what is wrong with the others. */
export interface Said {
  readonly entries: readonly Entry[];
  readonly remarks: readonly Remark[];
}

/** More is no list of exceptions, and each has to be compared with rules and findings. */
const most = 1000;

/** Everything that a document says, as far as it is heard. */
export function limited(said: readonly Said[]): Said {
  const entries = said.flatMap((one) => one.entries);
  const beyond = entries[most]?.at;
  const remarks = said.flatMap((one) => one.remarks).slice(0, most);
  if (beyond === undefined) return { entries, remarks };
  const tooMany = {
    rule: 'mcpdesc.ignore.entry.form',
    message: 'limit',
    with: { most: grouped(most) },
    ...beyond,
  };
  return { entries: entries.slice(0, most), remarks: [...remarks, tooMany] };
}
