import { difference, intersection, noProtocols, type ProtocolSet } from '../describe/protocols.ts';

export interface Claim<Holder> {
  readonly holder: Holder;
  readonly scope: ProtocolSet;
}

/**
 * Who was the first to claim each protocol version. There are at most as many claims as versions, so that the same thing
 * declared thousands of times costs no more than that, and is compared with the first and not with all before it.
 */
export class Claims<Holder> {
  readonly #claims: Claim<Holder>[] = [];

  /** Claims what is still free of the scope; returns who already has the rest. */
  add(holder: Holder, scope: ProtocolSet): readonly Claim<Holder>[] {
    const taken = this.#claims
      .map((claim) => ({ holder: claim.holder, scope: intersection(claim.scope, scope) }))
      .filter((claim) => claim.scope !== noProtocols);
    const free = this.#claims.reduce((rest, claim) => difference(rest, claim.scope), scope);
    if (free !== noProtocols) this.#claims.push({ holder, scope: free });
    return taken;
  }
}
