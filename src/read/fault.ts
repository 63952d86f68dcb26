/** What reading a text can find wrong with it, before anyone knows what the document means. */

import type { Node } from './tree.ts';

/** The rules of the rooms before the document: each has its YAML under `rules/serialization/` with `on: reading`. */
export const readingRules = [
  'mcpdesc.serialization.encoding.utf-8',
  'mcpdesc.serialization.input.size-limits',
  'mcpdesc.serialization.json.well-formed',
  'mcpdesc.serialization.json.unique-keys',
  'mcpdesc.serialization.number.finite',
  'mcpdesc.serialization.yaml.well-formed',
  'mcpdesc.serialization.yaml.single-document',
  'mcpdesc.serialization.yaml.string-keys',
  'mcpdesc.serialization.yaml.unique-keys',
  'mcpdesc.serialization.yaml.standard-tags',
  'mcpdesc.serialization.yaml.no-aliases',
] as const;
export type ReadingRule = (typeof readingRules)[number];

export interface Fault {
  readonly rule: ReadingRule;
  /** Which of the rule's messages, where it has several. */
  readonly message?: string;
  /** What fills the message. */
  readonly with: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
  /** Of the node or key concerned, as far as the text was understood; empty for the whole document. */
  readonly pointer: string;
}

/** What the readers of JSON and of YAML answer. A tree that comes with a fault may be incomplete. */
export interface Understood {
  readonly tree: Node | undefined;
  readonly faults: readonly Fault[];
  readonly comments?: readonly Comment[];
}

/** From its `#` to the end of its line. */
export interface Comment {
  readonly start: number;
  readonly end: number;
}

/**
 * Whether a rule of the reader says that there is nothing to check. No setting quiets such a rule, since a file that
 * could not be read must not look checked.
 */
export const isFirm = (rule: string): boolean =>
  rule !== 'mcpdesc.serialization.json.unique-keys' && readingRules.some((known) => known === rule);

/** The two things that a reader may shrug at; every other fault leaves the document without a tree. */
export const stops = (fault: Fault): boolean =>
  fault.rule !== 'mcpdesc.serialization.json.unique-keys' && fault.message !== 'bom';

/** Thrown where reading cannot go on. Whoever catches it knows where in the document that was. */
export class Refusal extends Error {
  readonly rule: ReadingRule;
  readonly which: string | undefined;
  readonly start: number;
  readonly end: number;
  readonly with: Readonly<Record<string, string>>;

  constructor(
    rule: ReadingRule,
    which: string | undefined,
    start: number,
    end: number,
    holes: Readonly<Record<string, string>> = {},
  ) {
    super(which === undefined ? rule : `${rule}: ${which}`);
    this.rule = rule;
    this.which = which;
    this.start = start;
    this.end = end;
    this.with = holes;
  }

  at(pointer: string): Fault {
    const message = this.which === undefined ? {} : { message: this.which };
    return { rule: this.rule, ...message, with: this.with, start: this.start, end: this.end, pointer };
  }
}

/** A piece of the text for a message: on one line, and clipped, since a fault may cover the whole file. */
export function shown(piece: string, width = 40): string {
  const line = piece
    .slice(0, 2 * width)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  return characters.length > width || piece.length > 2 * width ? `${characters.slice(0, width - 1).join('')}…` : line;
}

/** A character by its number, for those that cannot be seen. */
export const codePoint = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
