/** What the walk brings together: hits, the subjects of checks, and the nodes that no check should build on. */

import type { Repair } from '../edit/index.ts';
import type { Node } from '../read/tree.ts';
import { atGap, atKey, atValue, type Hit, type Place } from './hit.ts';
import type { ProtocolSet } from './protocols.ts';
import type { Voice, Voices } from './shape.ts';
import type { ShapeRule } from './shape-rules.ts';
import type { Subject } from './subject.ts';
import type { Surface } from './surface.ts';
import type { Complained } from './value-complaints.ts';

/** One list for all that stand where they are written. */
const none: readonly Node[] = [];

type Params = Readonly<Record<string, string>>;

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

  /** What rules of their own say of a place. */
  speak(voices: readonly Voice[], at: Place, context: Context, params: Params): void {
    for (const voice of voices) this.#hit(voice, at, context, params);
  }

  /** Complaints about a node, each voiced by the rule that claims it, or else by that of the enclosing record. */
  complain(all: Iterable<Complained>, looked: Node, voices: Voices | undefined, context: Context): void {
    for (const { complaint, node = looked, focus, gap, with: params, repair } of all) {
      const at = gap !== undefined ? atGap(node, gap) : focus === 'key' ? atKey(node) : atValue(node);
      const voice = voices?.[complaint] ?? context.rule;
      const named = typeof voice === 'string' ? ([voice, complaint] as const) : voice;
      this.#hit(named, at, context, { name: String(node.key), ...params }, repair);
      this.faulty.add(node);
    }
  }

  #hit(voice: Voice, at: Place, { scope, definition, uses }: Context, params: Params, repair?: Repair): void {
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
    return this.#hand({ surfaces, node, scope, within: context.within, uses: context.uses ?? none });
  }

  /** Hands over the value of an `x-*` property, once, where it is written, whether that is a component or not. */
  extension(node: Node, { scope, within, uses }: Context): void {
    if (uses === undefined) this.#hand({ surfaces: ['extension-property'], node, scope, within, uses: none });
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
