/** The schemas that a Tool embeds, as the rules about them need them. */

import { dialectProtocols, intersection, noProtocols } from '../../describe/protocols.ts';
import type { Subject } from '../../describe/subject.ts';
import { type Compiled, type DialectName, dialectOf, dialects, type Schemas } from '../../schema/index.ts';

/** As messages name it. */
export const schemaName = ({ surfaces }: Subject): string =>
  surfaces.includes('tool-input-schema') ? 'input schema' : 'output schema';

/** As its authors name it: "JSON Schema 2020-12". */
export const dialectName = (dialect: DialectName): string =>
  dialects.find(({ supported }) => supported === dialect)?.name ?? dialect;

/** Undefined where the schema has no dialect at all, or one that is not supported. */
export function underDialect(
  { node, scope }: Subject,
  schemas: Schemas,
): { readonly dialect: DialectName; readonly compiled: Compiled } | undefined {
  if (node.type !== 'object' || intersection(scope, dialectProtocols) === noProtocols) return undefined;
  const dialect = dialectOf(node).supported;
  return dialect === undefined ? undefined : { dialect, compiled: schemas.compile(node, dialect) };
}
