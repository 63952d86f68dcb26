/** A description looked at as if it declared one more protocol version: the same lint, on a larger set. */

import { type Protocol, type ProtocolSet, protocolSet } from '../describe/protocols.ts';
import type { WhatIf } from '../finding.ts';
import type { Crash } from './checks.ts';
import type { Linted } from './index.ts';

/**
 * One version at a time, so that each view says what a copy that declares just this version as well would get. Nothing
 * where no version is declared, or where the format has room for one only: there is nothing to add one to.
 */
export function whatIf(
  base: Linted,
  versions: readonly Protocol[],
  lintAs: (also: ProtocolSet) => Linted,
): { readonly whatIf: readonly WhatIf[]; readonly crashes: readonly Crash[] } {
  const known = base.protocolVersions;
  const undeclared = known.length === 0 ? [] : versions.filter((version) => !known.includes(version));
  const views = undeclared
    .map((version) => ({ version, ...lintAs(protocolSet([version])) }))
    .filter(({ version, protocolVersions }) => protocolVersions.includes(version));
  return {
    whatIf: views.map(({ version, findings, leftOut }) => ({
      protocolVersion: version,
      findings: findings.map((finding) => ({ ...finding, protocolVersions: [version] })),
      ...(leftOut && { leftOut: leftOut.map((group) => ({ ...group, protocolVersions: [version] })) }),
    })),
    crashes: views.flatMap(({ crashes }) => crashes).filter((crash) => !isAmong(base.crashes, crash)),
  };
}

/** A check that crashes anyway is one fault, not one for each view. */
const isAmong = (crashes: readonly Crash[], { rule, message }: Crash): boolean =>
  crashes.some((crash) => crash.rule === rule && crash.message === message);
