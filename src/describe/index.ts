/**
 * Tree → description: what the format says a document must look like, as tables, and one walk that applies them.
 * This room knows MCP and the format; it does not know how severe anything is, nor how it is reported.
 */

import type { ObjectNode } from '../read/tree.ts';
import type { Format } from './formats.ts';
import { root } from './shapes/document.ts';
import type { Description } from './subject.ts';
import { walk } from './walk.ts';

export const describe = (document: ObjectNode, format: Format, path: string): Description => ({
  ...walk(document, root, format),
  path,
});

export { type Identity, identify } from './identity.ts';
