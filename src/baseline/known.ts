/** Findings of a file compared with the entries of a baseline for it. */

import type { Finding } from '../finding.ts';
import { isFirm } from '../read/index.ts';
import { type Entry, entryOf, identities } from './entry.ts';

const why = { by: 'baseline', reason: 'It was known when the baseline was written.' } as const;

/** What keeps a file from being checked is always news, and what is accepted already needs no entry. */
export const isListed = ({ rule, suppressed }: Finding): boolean => suppressed === undefined && !isFirm(rule);

/** Nothing else was looked for in such a file. */
export const isUnread = ({ rule, severity }: Finding): boolean => isFirm(rule) && severity === 'error';

export interface Compared {
  readonly findings: readonly Finding[];
  /** Entries that no finding answers to any more. */
  readonly left: readonly Entry[];
}

/** Each entry stands for one finding. */
export function compare(file: string, findings: readonly Finding[], entries: readonly Entry[]): Compared {
  const known = new Set<Finding>();
  let left = entries;
  for (const identity of identities) {
    const waiting = new Map<string, Entry[]>();
    for (const entry of left) {
      const alike = waiting.get(identity(entry));
      if (alike === undefined) waiting.set(identity(entry), [entry]);
      else alike.push(entry);
    }
    for (const finding of findings) {
      if (known.has(finding) || !isListed(finding)) continue;
      if (waiting.get(identity(entryOf(file, finding)))?.shift() !== undefined) known.add(finding);
    }
    left = [...waiting.values()].flat();
  }
  return {
    findings: findings.map((finding) => (known.has(finding) ? { ...finding, suppressed: why } : finding)),
    left,
  };
}
