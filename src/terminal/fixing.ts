/** What `--fix` and `--fix-dry-run` do to each file while it is checked. */

import { resolve } from 'node:path';
import { type CheckResult, type CheckSettings, check, type Source } from '../check.ts';
import { unifiedDiff } from '../edit/index.ts';
import { fix, type Known } from '../fix.ts';
import { plural } from '../report/index.ts';
import type { Fixing } from '../settings/index.ts';
import { reasonNotWritten } from '../system-fault.ts';
import { writeWhole } from '../write-whole.ts';

export class Fixer {
  /** Of all files, where changes are shown instead of made. */
  diff = '';
  #corrections = 0;
  #files = 0;
  #byHand = 0;
  #covered = 0;
  readonly #mode: Exclude<Fixing, 'no'>;
  readonly #root: string;

  constructor(mode: Exclude<Fixing, 'no'>, root: string) {
    this.#mode = mode;
    this.#root = root;
  }

  /** Checks a file: the corrected one where it is written, the file as it stands in every other case. */
  readonly examine = (source: Source, settings: CheckSettings, known: Known): CheckResult => {
    const { before, after, count, left, result } = fix(source, settings, known);
    this.#byHand += left.byHand;
    this.#covered += left.covered;
    if (count === 0) return result;
    if (this.#mode === 'show') {
      this.diff += unifiedDiff(source.path, before, after);
      this.#count(count);
      return check(source, settings);
    }
    try {
      writeWhole(resolve(this.#root, source.path), after);
    } catch (error) {
      const { problems, ...untouched } = check(source, settings);
      const message = `The corrected text cannot be written: ${reasonNotWritten(error)}.`;
      return { ...untouched, problems: [...problems, { kind: 'operator', path: source.path, message }] };
    }
    this.#count(count);
    return result;
  };

  /** One line for the operator. */
  get news(): string {
    const left = [
      ...(this.#byHand > 0 ? [`${this.#byHand} beside a comment or in an unusual layout`] : []),
      ...(this.#covered > 0 ? [`${this.#covered} that an ignore or a baseline covers`] : []),
    ];
    if (this.#corrections === 0 && left.length === 0) return 'Nothing can be corrected without guessing.';
    const verb = this.#mode === 'write' ? 'Made' : 'Would make';
    const made =
      this.#corrections === 0
        ? 'no correction'
        : `${plural(this.#corrections, 'correction')} in ${plural(this.#files, 'file')}`;
    const leave = this.#mode === 'write' ? 'left out' : 'leave out';
    return `${verb} ${made}${left.length === 0 ? '' : `; ${leave} ${left.join(' and ')}`}.`;
  }

  #count(corrections: number): void {
    this.#corrections += corrections;
    this.#files += 1;
  }
}
