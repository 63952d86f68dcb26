/**
 * Tree → description: what the format says a document must look like, as tables, and one walk that applies them.
 * This room knows MCP and the format; it does not know how severe anything is, nor how it is reported.
 */

import type { ObjectNode } from '../read/tree.ts';
import type { Format } from './formats.ts';
import type { ProtocolSet } from './protocols.ts';
import type { RecordShape } from './shape.ts';
import { root as root070 } from './shapes/0.7.0/document.ts';
import { root } from './shapes/document.ts';
import type { Description } from './subject.ts';
import { walk } from './walk.ts';

/** The table that each format begins with. What differs between 0.8.0 and 0.9.0 stands in the rules. */
const roots: Readonly<Record<Format, RecordShape>> = { '0.7.0': root070, '0.8.0': root, '0.9.0': root };

/** `declared`: the protocol versions of the document, whether it declares them or is only looked at as if it did. */
export const describe = (document: ObjectNode, format: Format, declared: ProtocolSet, path: string): Description => ({
  ...walk(document, roots[format], format, declared),
  path,
});

export { type Identity, identify } from './identity.ts';
