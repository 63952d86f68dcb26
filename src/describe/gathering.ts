/** What the walk brings together: hits, the subjects of checks, and the nodes that no check should build on. */

import type { Repair } from '../edit/index.ts';
import type { Node } from '../read/tree.ts';
import type { Hit, Place } from './hit.ts';
import type { ProtocolSet } from './protocols.ts';
import type { Surface, Voice } from './shape.ts';
import type { ShapeRule } from './shape-rules.ts';
import type { Subject } from './subject.ts';

/** Where the walk is. */
export interface Context {
  readonly scope: ProtocolSet;
  /** The rule of the enclosing record, which voices what nothing more specific claims. */
  readonly rule: ShapeRule;
  readonly within: Subject | undefined;
  /** Inside a shared component as such, where nothing is known about its use. */
  readonly definition?: true;
  /** Inside a component as used: the references that led here. Grows when the same walk serves another use. */
  readonly uses?: Node[];
}

export class Gathering {
  readonly hits: Hit[] = [];
  readonly subjects = new Map<Surface, Subject[]>();
  readonly faulty = new Set<Node>();

  hit(
    voice: Voice,
    at: Place,
    { scope, definition, uses }: Context,
    params: Readonly<Record<string, string>>,
    repair?: Repair,
  ): void {
    const [rule, message] = typeof voice === 'string' ? [voice, 'default'] : voice;
    this.hits.push({
      rule,
      message,
      with: params,
      at,
      scope,
      ...(definition === undefined ? {} : { definition }),
      ...(uses === undefined ? {} : { uses }),
      ...(repair === undefined ? {} : { repair }),
    });
  }

  /** Hands a node to the checks of some surfaces; not a component as such, which is looked at where it is used. */
  subject(
    surfaces: readonly Surface[] | undefined,
    node: Node,
    scope: ProtocolSet,
    context: Context,
  ): Subject | undefined {
    if (surfaces === undefined || context.definition) return undefined;
    return this.#hand({ surfaces, node, scope, within: context.within, uses: context.uses ?? [] });
  }

  /** Hands over the value of an `x-*` property, once, where it is written, whether that is a component or not. */
  extension(node: Node, { scope, within, uses }: Context): void {
    if (uses === undefined) this.#hand({ surfaces: ['extension-property'], node, scope, within, uses: [] });
  }

  #hand(subject: Subject): Subject {
    for (const surface of subject.surfaces) {
      const known = this.subjects.get(surface);
      if (known === undefined) this.subjects.set(surface, [subject]);
      else known.push(subject);
    }
    return subject;
  }
}
