/**
 * The only tool of the checks. It joins a check to its YAML at compile time: the id must exist, the surface is the one
 * the YAML names, every hole of the message must be filled, and no other.
 */

import type { Catalogue, CheckedRule } from '../catalogue/index.ts';
import type { Place } from '../describe/hit.ts';
import type { ProtocolSet } from '../describe/protocols.ts';
import type { Description, Subject } from '../describe/subject.ts';
import type { Repair } from '../edit/index.ts';
import type { Schemas } from '../schema/index.ts';

export type { CheckedRule } from '../catalogue/index.ts';

type Holes<Message extends string> = Message extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | Holes<Rest>
  : never;

type Messages<Id extends CheckedRule> = Catalogue[Id]['messages'];

/** What a check found: where, which of the rule's messages, and what fills it. */
export interface Discovery {
  readonly at: Place;
  readonly message: string;
  readonly with: Readonly<Record<string, string>>;
  /** Only in these protocol versions; default the scope of the subject. */
  readonly scope?: ProtocolSet;
  readonly also?: readonly { readonly at: Place; readonly message: string }[];
  readonly repair?: Repair;
}

/** The same, held to the messages of one rule and to their holes. */
export type Found<Id extends CheckedRule> = {
  [Message in keyof Messages<Id> & string]: Messages<Id>[Message] extends string
    ? Discovery & {
        readonly message: Message;
        readonly with: Readonly<Record<Holes<Messages<Id>[Message]>, string>>;
      }
    : never;
}[keyof Messages<Id> & string];

/**
 * A check looks at one subject at a time; the description answers what lies beyond it, and `schemas` compiles the JSON
 * Schemas that the document embeds, each once.
 */
export type Check<Id extends CheckedRule> = (
  subject: Subject,
  description: Description,
  schemas: Schemas,
) => Iterable<Found<Id>>;

export interface Rule<Id extends CheckedRule> {
  readonly id: Id;
  readonly check: Check<Id>;
}

export const rule = <Id extends CheckedRule>(id: Id, check: Check<Id>): Rule<Id> => ({ id, check });
