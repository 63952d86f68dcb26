/** What reading a text can find wrong with it, before anyone knows what the document means. */

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
