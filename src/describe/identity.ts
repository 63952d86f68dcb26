/** Which format a document is in: settled before any table applies, since it decides which do. */

import type { Node } from '../read/tree.ts';
import { type Format, formatOf, supportedSpellings } from './formats.ts';
import { atValue, type Hit } from './hit.ts';
import { noProtocols, type ProtocolSet } from './protocols.ts';
import { scopeOf } from './scope.ts';
import { alternatives, didYouMean, shown, shownWithType } from './wording.ts';

export interface Identity {
  /** As written, null where there is no such string. */
  readonly mcpdesc: string | null;
  readonly declared: ProtocolSet;
  /** The tables that apply, or why none does. */
  readonly format: Format | Hit;
}

/** A document that does not say its version is read as the oldest supported one; the missing property is a finding. */
const assumed: Format = '0.8.0';

export function identify(tree: Node): Identity {
  const nothing = { with: {}, at: atValue(tree), scope: noProtocols };
  if (tree.type !== 'object') {
    const params = { subject: 'The document', expected: 'an object', value: shownWithType(tree), hint: '' };
    return {
      mcpdesc: null,
      declared: noProtocols,
      format: { ...nothing, rule: 'mcpdesc.document.root.structure', message: 'type', with: params },
    };
  }
  const declared = scopeOf(tree) ?? noProtocols;
  const version = tree.get('mcpdesc');
  if (version === undefined) return { mcpdesc: null, declared, format: assumed };
  const mcpdesc = version.type === 'string' ? version.value : null;
  const format = mcpdesc === null ? undefined : formatOf(mcpdesc);
  if (format !== undefined) return { mcpdesc, declared, format };
  return {
    mcpdesc,
    declared,
    format: {
      rule: 'mcpdesc.document.mcpdesc.recognized-version',
      message: 'default',
      with: {
        value: shown(version),
        expected: alternatives(supportedSpellings),
        hint: mcpdesc === null ? '' : didYouMean(mcpdesc, supportedSpellings),
      },
      at: atValue(version),
      scope: declared,
    },
  };
}
