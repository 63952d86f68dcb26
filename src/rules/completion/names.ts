import { atKey, atValue, type Place } from '../../describe/hit.ts';
import type { Subject } from '../../describe/subject.ts';
import { didYouMean, quoted } from '../../describe/wording.ts';
import type { Member, StringNode } from '../../read/tree.ts';

/** The name that a completion example completes. */
export function targetOf({ node }: Subject): StringNode | undefined {
  const argument = node.type === 'object' ? node.get('argument') : undefined;
  const name = argument?.type === 'object' ? argument.get('name') : undefined;
  return name?.type === 'string' ? name : undefined;
}

/** What is already chosen when it asks. */
export function contextOf({ node }: Subject): readonly Member[] {
  const context = node.type === 'object' ? node.get('context') : undefined;
  const given = context?.type === 'object' ? context.get('arguments') : undefined;
  return given?.type === 'object' ? given.members : [];
}

interface Undeclared {
  readonly at: Place;
  readonly message: 'default';
  readonly with: { readonly name: string; readonly hint: string };
}

const undeclared = (at: Place, name: string, declared: Iterable<string>): Undeclared => ({
  at,
  message: 'default',
  with: { name: quoted(name), hint: didYouMean(name, declared) },
});

export function* undeclaredTarget(example: Subject, declared: ReadonlySet<string>): Generator<Undeclared> {
  const name = targetOf(example);
  if (name !== undefined && !declared.has(name.value)) yield undeclared(atValue(name), name.value, declared);
}

export function* undeclaredContext(example: Subject, declared: ReadonlySet<string>): Generator<Undeclared> {
  for (const { key, value } of contextOf(example)) {
    if (!declared.has(key)) yield undeclared(atKey(value), key, declared);
  }
}
