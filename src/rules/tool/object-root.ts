import { atGap, atValue, type Place } from '../../describe/hit.ts';
import type { Node } from '../../read/tree.ts';
import { rootType, shownType } from './root-type.ts';

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
    yield { at: atValue(type), message: 'excluded', with: { value: shownType(type) } };
  } else if (verdict !== 'literal') {
    yield { at: atValue(type), message: 'not-literal', with: { value: `${shownType(type)} as its type` } };
  }
}
