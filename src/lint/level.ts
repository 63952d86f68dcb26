/** How severe a hit is, and in which protocol versions: the levels of its rule, applied. */

import type { RuleMeta } from '../catalogue/rule-file.ts';
import type { Format } from '../describe/formats.ts';
import type { Hit } from '../describe/hit.ts';
import { intersection, noProtocols, type ProtocolSet, protocolSet, union } from '../describe/protocols.ts';
import type { Severity } from '../finding.ts';

/**
 * `instead` takes the place of the severities, not of the windows.
 * A level with a window says nothing of a component as such, of whose use nothing is known.
 */
export function severitiesOf(
  hit: Hit,
  meta: RuleMeta,
  format: Format | undefined,
  instead?: Severity,
): ReadonlyMap<Severity, ProtocolSet> {
  const found = new Map<Severity, ProtocolSet>();
  for (const { severity, protocols, formats, message } of meta.levels) {
    if (message !== undefined && message !== hit.message) continue;
    if (formats !== undefined && (format === undefined || !formats.includes(format))) continue;
    if (protocols !== undefined && hit.definition) continue;
    const scope = protocols === undefined ? hit.scope : intersection(hit.scope, protocolSet(protocols));
    if (protocols !== undefined && scope === noProtocols) continue;
    const said = instead ?? severity;
    found.set(said, union(found.get(said) ?? noProtocols, scope));
  }
  return found;
}
