/** Which format a document is in: settled before any table applies, since it decides which do. */

import type { Node, ObjectNode } from '../read/tree.ts';
import { type Format, formatOf, supportedSpellings } from './formats.ts';
import { atValue, type Hit } from './hit.ts';
import { noProtocols, type ProtocolSet, union } from './protocols.ts';
import { declaredIn, takesMore } from './scope.ts';
import { wrongType } from './value-complaints.ts';
import { alternatives, didYouMean, shown } from './wording.ts';

export interface Identity {
  /** As written, null where there is no such string. */
  readonly mcpdesc: string | null;
  readonly declared: ProtocolSet;
  /** What the tables can be applied to; or why nothing can be said. */
  readonly subject: { readonly root: ObjectNode; readonly format: Format } | { readonly hit: Hit };
}

/** A document that does not say its version is read as a stable one; the missing property is a finding. */
const assumed: Format = '0.8.0';

/** `also`: protocol versions to be taken for declared where the document declares any. */
export function identify(tree: Node, also: ProtocolSet = noProtocols): Identity {
  if (tree.type !== 'object') {
    const { complaint, with: params } = wrongType(tree, 'an object');
    const rule = 'mcpdesc.document.root.structure';
    const hit = { rule, message: complaint, with: params, at: atValue(tree), scope: noProtocols };
    return { mcpdesc: null, declared: noProtocols, subject: { hit } };
  }
  const version = tree.get('mcpdesc');
  const mcpdesc = version?.type === 'string' ? version.value : null;
  const format = mcpdesc === null ? undefined : formatOf(mcpdesc);
  const written = declaredIn(tree, format ?? assumed);
  const declared = written === noProtocols || !takesMore(format ?? assumed) ? written : union(written, also);
  if (version === undefined) return { mcpdesc, declared, subject: { root: tree, format: assumed } };
  if (format !== undefined) return { mcpdesc, declared, subject: { root: tree, format } };
  return { mcpdesc, declared, subject: { hit: unsupported(version, declared) } };
}

const unsupported = (version: Node, scope: ProtocolSet): Hit => ({
  rule: 'mcpdesc.document.mcpdesc.recognized-version',
  message: 'default',
  with: {
    value: shown(version),
    expected: alternatives(supportedSpellings),
    hint: version.type === 'string' ? didYouMean(version.value, supportedSpellings) : '',
  },
  at: atValue(version),
  scope,
});
