/** The rows of a record shape by what the walk asks of each record: of records there are many, and the shapes are few. */

import type { RecordShape, Voice } from './shape.ts';

export interface RecordRows {
  readonly required: readonly string[];
  /** Rules that speak of the lack of a property. */
  readonly absent: readonly (readonly [name: string, voices: readonly Voice[]])[];
}

const known = new WeakMap<RecordShape, RecordRows>();

export function rowsOf(shape: RecordShape): RecordRows {
  const before = known.get(shape);
  if (before !== undefined) return before;
  const properties = Object.entries(shape.properties);
  const rows: RecordRows = {
    required: properties.flatMap(([name, { required }]) => (required ? [name] : [])),
    absent: properties.flatMap(([name, { absent }]) => (absent === undefined ? [] : [[name, absent] as const])),
  };
  known.set(shape, rows);
  return rows;
}
