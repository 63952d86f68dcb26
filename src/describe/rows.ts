/** How the shape tables are written: one short word for each kind of shape and property. */

import type { Node } from '../read/tree.ts';
import type { Namespace } from './namespace.ts';
import type {
  AnyShape,
  ChoiceShape,
  FlagShape,
  ListShape,
  MapShape,
  NumberShape,
  Property,
  RecordShape,
  ReferenceShape,
  Shape,
  TextShape,
  UnionShape,
  Voice,
} from './shape.ts';

export const any: AnyShape = { kind: 'any' };
export const flag: FlagShape = { kind: 'flag' };
export const text = (constraints: Omit<TextShape, 'kind'> = {}): TextShape => ({ kind: 'text', ...constraints });
export const number = (constraints: Omit<NumberShape, 'kind'> = {}): NumberShape => ({
  kind: 'number',
  ...constraints,
});
export const list = (items: Shape, constraints: Omit<ListShape, 'kind' | 'items'> = {}): ListShape => ({
  kind: 'list',
  items,
  ...constraints,
});
export const map = (values: Shape, constraints: Omit<MapShape, 'kind' | 'values'> = {}): MapShape => ({
  kind: 'map',
  values,
  ...constraints,
});
export const record = (shape: Omit<RecordShape, 'kind'>): RecordShape => ({ kind: 'record', ...shape });
export const variant = (shape: Omit<UnionShape, 'kind'>): UnionShape => ({ kind: 'union', ...shape });
export const choice = (choose: (node: Node) => Shape): ChoiceShape => ({ kind: 'choice', choose });
export const reference = (namespace: Namespace, shape: Shape): ReferenceShape => ({
  kind: 'reference',
  namespace,
  shape,
});

export const optional = (shape: Shape): Property => ({ shape });
export const required = (shape: Shape): Property => ({ shape, required: true });
/** There only in some protocol versions: the voice's YAML says in which it complains. */
export const versioned = (voice: Voice, shape: Shape): Property => ({ shape, present: [voice] });
