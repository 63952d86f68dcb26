/**
 * JSON Schemas that users embed in a description: where their parts are, whether they are valid, whether a value fits.
 * Works on the positioned tree, answers with its nodes, and knows no rules. Fetches nothing and runs no text of a schema.
 */

export { Schemas, type Compiled, type SchemaProblem, type Validation } from './compile.ts';
export { defaultDialect, dialectOf, dialects, type Dialect, type DialectChoice, type DialectName } from './dialect.ts';
export { legacyMismatches } from './legacy-shape.ts';
export type { Mismatch } from './mismatch.ts';
export type { Reference } from './references.ts';
export { isSchema, schemaPositions, type SchemaNode, type SchemaPosition } from './schema-positions.ts';
