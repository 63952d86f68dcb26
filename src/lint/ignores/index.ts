/** Ignores applied to findings, and what is wrong with the ignores themselves. */

import { covers, patternsOf, rulesOf } from '../../catalogue/rule-pattern.ts';
import { ruleProblem, stopped } from '../../decode/index.ts';
import { isFirm } from '../../read/index.ts';
import type { Draft } from '../findings.ts';
import type { Policy } from '../policy.ts';
import type { Entry, Remark } from './entry.ts';

export { commentIgnores } from './comments.ts';
export { type Entry, limited, type Remark, type Said } from './entry.ts';
export { extensionIgnores } from './extension.ts';

/** What came of an ignore: `open` where the findings that it waits for were not looked for. */
export type Fate = 'used' | 'unused' | 'open';

/** A pointer and those of everything around it. */
function* around(pointer: string): Generator<string> {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) yield at;
  yield '';
}

/** Of many ignores few concern a finding, so they are looked up and not tried in turn. */
class Index {
  /** By pattern, then pointer. */
  readonly #entries = new Map<string, Map<string, Entry[]>>();

  add(entry: Entry): void {
    const byPointer = this.#entries.get(entry.rule) ?? new Map<string, Entry[]>();
    const pointer = entry.pointer ?? '';
    this.#entries.set(entry.rule, byPointer.set(pointer, [...(byPointer.get(pointer) ?? []), entry]));
  }

  reaching({ rule, pointer }: Draft): Entry[] {
    if (isFirm(rule)) return [];
    return [...patternsOf(rule)].flatMap((pattern) => {
      const byPointer = this.#entries.get(pattern);
      return byPointer === undefined ? [] : [...around(pointer)].flatMap((place) => byPointer.get(place) ?? []);
    });
  }
}

/** What keeps an ignore from having any effect. */
function fault(
  { rule, reason, until }: Entry,
  { isOver }: Policy,
): Omit<Remark, 'pointer' | 'start' | 'end'> | undefined {
  const problem = rulesOf(rule).length > 0 ? undefined : ruleProblem(rule);
  if (problem !== undefined) return { rule: 'mcpdesc.ignore.rule.known', with: { problem: stopped(problem) } };
  if (reason === '') return { rule: 'mcpdesc.ignore.reason.present', with: { rule } };
  if (isOver(until)) return { rule: 'mcpdesc.ignore.until.not-past', with: { rule, until: until ?? '' } };
  return undefined;
}

/** Whether a comment behind something leaves open there what it covers further on. */
const missesLine = ({ rule, at, line }: Entry, drafts: readonly Draft[]): boolean =>
  line !== undefined &&
  drafts.some(
    (draft) =>
      draft.suppressed === undefined &&
      draft.start >= line &&
      draft.start < (at?.start ?? line) &&
      covers(rule, draft.rule),
  );

export interface Applied {
  readonly drafts: readonly Draft[];
  readonly remarks: readonly Remark[];
  /** One for each entry. */
  readonly fates: readonly Fate[];
}

/** `isWhole`: every check has run to its end, so that what was not found is not there. */
export function applyIgnores(
  drafts: readonly Draft[],
  entries: readonly Entry[],
  policy: Policy,
  isWhole: boolean,
): Applied {
  const faults = entries.map((entry) => fault(entry, policy));
  const index = new Index();
  for (const [at, entry] of entries.entries()) if (faults[at] === undefined) index.add(entry);
  const used = new Set<Entry>();
  const suppressed = drafts.map((draft) => {
    const reaching = index.reaching(draft);
    for (const entry of reaching) used.add(entry);
    const first = reaching.length > 1 ? entries.find((entry) => reaching.includes(entry)) : reaching[0];
    return first === undefined ? draft : { ...draft, suppressed: { by: first.by, reason: first.reason } };
  });
  const fates = entries.map((entry, index): Fate => {
    if (used.has(entry)) return 'used';
    return isWhole && faults[index] === undefined && policy.listensTo(entry.rule) ? 'unused' : 'open';
  });
  const remarks = entries.flatMap((entry, index): Remark[] => {
    if (entry.at === undefined) return [];
    const wrong = faults[index];
    if (wrong !== undefined) return [{ ...wrong, ...entry.at }];
    const said = { rule: 'mcpdesc.ignore.entry.used', with: { rule: entry.rule }, ...entry.at };
    if (fates[index] === 'unused') return [entry.line === undefined ? said : { ...said, message: 'behind' }];
    return missesLine(entry, suppressed) ? [{ ...said, message: 'beside' }] : [];
  });
  return { drafts: suppressed, remarks, fates };
}
