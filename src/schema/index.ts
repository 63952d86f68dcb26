/**
 * JSON Schemas that users embed in a description: where their parts are, whether they are valid, whether a value fits.
 * Works on the positioned tree, answers with its nodes, and knows no rules. Fetches nothing and runs no text of a schema.
 */

export { areEqual } from './canonical.ts';
export { type Compiled, type SchemaProblem, Schemas, type Validation } from './compile.ts';
export { type Dialect, type DialectChoice, type DialectName, defaultDialect, dialectOf, dialects } from './dialect.ts';
export { legacyMismatches } from './legacy-shape.ts';
export type { Mismatch } from './mismatch.ts';
export type { Reference } from './references.ts';
export { isSchema, type SchemaNode, type SchemaPosition, schemaPositions } from './schema-positions.ts';
export { survey } from './survey.ts';
