/**
 * Patterns as steps from folder to folder. A walk carries the steps that are still possible, so it enters no folder
 * below which nothing can match, and tells two ways to one folder apart by what is left to match there.
 */

import { resolve, sep } from 'node:path';
import { UsageError } from '../settings/index.ts';
import { expandBraces, skip } from './braces.ts';

/** What the next name of a path must be. */
export interface Step {
  /** Text that the name equals, or an expression for it; absent: any number of folders (`**`). */
  readonly name?: string | RegExp;
  readonly next: Step | typeof end;
}
/** Nothing is left to match: the path so far is one that the pattern means. */
export const end = Symbol('end');
export type Steps = ReadonlySet<Step | typeof end>;

const special = /[*?[\]{}\\]/;

/** Whether a path that does not exist can be meant as a pattern. */
export const isPattern = (text: string): boolean => special.test(text);

const quote = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function bracket(text: string): string {
  const negated = /^\[[!^]/.test(text);
  const body = text.slice(negated ? 2 : 1, -1).replace(/[\\\][^]/g, '\\$&');
  return `[${negated ? '^' : ''}${body}]`;
}

/** One name of a pattern, braces expanded. */
function nameOf(segment: string): string | RegExp {
  let literal = '';
  let source = '';
  let isLiteral = true;
  for (let index = 0; index < segment.length; ) {
    const after = skip(segment, index);
    const part = segment.slice(index, after);
    if (part === '*') source += '.*';
    else if (part === '?') source += '.';
    else if (part.startsWith('[')) source += bracket(part);
    else source += quote(part.startsWith('\\') ? part.slice(1) : part);
    if (part === '*' || part === '?' || part.startsWith('[')) isLiteral = false;
    literal += part.startsWith('\\') ? part.slice(1) : part;
    index = after;
  }
  try {
    return isLiteral ? literal : new RegExp(`^${source.replace(/(\.\*)+/g, '.*')}$`, 'su');
  } catch {
    throw new UsageError(`The pattern ${JSON.stringify(segment)} has a range that runs backwards`);
  }
}

/** The names of an absolute path, from the root of the file system. */
export const namesOf = (path: string): string[] => path.split(sep).filter((name) => name !== '');

const chain = (names: readonly (string | RegExp | undefined)[]): Step | typeof end =>
  names.reduceRight<Step | typeof end>((next, name) => (name === undefined ? { next } : { name, next }), end);

/** A pattern's walk starts at the deepest folder that it names without a wildcard. */
export interface Glob {
  readonly base: string;
  /** There is no wildcard: the pattern is the base. */
  readonly isFixed: boolean;
  /** From the root of the file system. */
  readonly first: Step | typeof end;
}

function globOf(pattern: string, folder: string): Glob {
  const segments = pattern.split('/').filter((segment) => segment !== '' && segment !== '.');
  const names = segments.map((segment) => (segment === '**' ? undefined : nameOf(segment)));
  const wild = names.findIndex((name) => typeof name !== 'string');
  const isFixed = wild === -1;
  const fixed = names.slice(0, isFixed ? names.length : wild).filter((name) => typeof name === 'string');
  const base = resolve(pattern.startsWith('/') ? '/' : folder, ...fixed);
  const rest = isFixed ? [] : names.slice(wild);
  if (rest.includes('..')) throw new UsageError(`The pattern ${JSON.stringify(pattern)} has a .. after a wildcard`);
  // What `a/**` means is in the folder a, not the folder itself.
  const last = rest.at(-1) === undefined && !isFixed ? [/^/] : [];
  return { base, isFixed, first: chain([...namesOf(base), ...rest, ...last]) };
}

/** The globs of a pattern that starts in that folder. */
export const compile = (pattern: string, folder: string): Glob[] =>
  expandBraces(sep === '/' ? pattern : pattern.replaceAll(sep, '/')).map((plain) => globOf(plain, folder));

/** A step through any number of folders may as well be no step. */
function* withSkips(step: Step | typeof end): Generator<Step | typeof end> {
  yield step;
  if (step !== end && step.name === undefined) yield* withSkips(step.next);
}

const matches = (wanted: string | RegExp, name: string) =>
  typeof wanted === 'string' ? wanted === name : wanted.test(name);

export const begin = (globs: readonly Glob[]): Steps => new Set(globs.flatMap(({ first }) => [...withSkips(first)]));

/** What is left to match after one more name. */
export function advance(steps: Steps, name: string): Steps {
  const after = new Set<Step | typeof end>();
  for (const step of steps) {
    if (step === end) continue;
    const next = step.name === undefined ? step : matches(step.name, name) ? step.next : undefined;
    if (next !== undefined) for (const possible of withSkips(next)) after.add(possible);
  }
  return after;
}

/** The patterns of a settings file: whether an absolute path is meant by one of them, or lies in a folder that is. */
export function matcher(patterns: readonly string[], folder: string): (path: string) => boolean {
  const first = begin(patterns.flatMap((pattern) => compile(pattern, folder)));
  return (path) => {
    let left = first;
    for (const name of namesOf(path)) {
      left = advance(left, name);
      if (left.has(end)) return true;
    }
    return false;
  };
}

/** A name as a pattern that means just it. */
export const literal = (name: string): string => name.replace(/[*?[\]{}\\]/g, '\\$&');
