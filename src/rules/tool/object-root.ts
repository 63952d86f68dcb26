import { atGap, atValue, type Place } from '../../describe/hit.ts';
import { shown } from '../../describe/wording.ts';
import type { Node } from '../../read/tree.ts';
import { rootType } from './root-type.ts';

interface RootFault {
  readonly at: Place;
  /** The type leaves objects out, or it is not the literal "object". */
  readonly message: 'excluded' | 'not-literal';
  readonly with: { readonly value: string };
}

/** Looks at the root's own `type` alone: where `$ref` or `allOf` lead is not asked. Which is enough where, levels say. */
export function* objectRoot(schema: Node): Generator<RootFault> {
  const { verdict, type } = rootType(schema);
  if (type === undefined) {
    yield { at: atGap(schema, 'type'), message: 'not-literal', with: { value: 'no type' } };
  } else if (verdict === 'excluded') {
    const value = type.type === 'array' ? 'an array without "object"' : shown(type);
    yield { at: atValue(type), message: 'excluded', with: { value } };
  } else if (verdict !== 'literal') {
    yield { at: atValue(type), message: 'not-literal', with: { value: `${shown(type)} as its type` } };
  }
}
