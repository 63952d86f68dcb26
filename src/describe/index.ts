/**
 * Tree → description: what the format says a document must look like, as tables, and one walk that applies them.
 * This room knows MCP and the format; it does not know how severe anything is, nor how it is reported.
 */

import type { ObjectNode } from '../read/tree.ts';
import type { Format } from './formats.ts';
import type { ProtocolSet } from './protocols.ts';
import { root } from './shapes/document.ts';
import type { Description } from './subject.ts';
import { walk } from './walk.ts';

/** `declared`: the protocol versions of the document, whether it declares them or is only looked at as if it did. */
export const describe = (document: ObjectNode, format: Format, declared: ProtocolSet, path: string): Description => ({
  ...walk(document, root, format, declared),
  path,
});

export { type Identity, identify } from './identity.ts';
