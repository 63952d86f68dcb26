/** What a YAML scalar means in the JSON schema of YAML 1.2.2 (chapter 10.2), where whatever fits no form is a string. */

import { BooleanNode, type Node, NullNode, NumberNode, StringNode } from './tree.ts';
import type { Span } from './yaml-text.ts';

/** The tags that the format knows, by the prefix `tag:yaml.org,2002:`. */
export const standardTags = {
  str: 'tag:yaml.org,2002:str',
  null: 'tag:yaml.org,2002:null',
  bool: 'tag:yaml.org,2002:bool',
  int: 'tag:yaml.org,2002:int',
  float: 'tag:yaml.org,2002:float',
  map: 'tag:yaml.org,2002:map',
  seq: 'tag:yaml.org,2002:seq',
} as const;

const standard: ReadonlySet<string> = new Set(Object.values(standardTags));
export const isStandardTag = (tag: string | null | undefined): boolean => standard.has(tag ?? '');

/** Case counts, and nothing else is resolved: `~`, `True`, `yes`, `.5`, `0x1F` and dates are strings. */
const forms: readonly { readonly tag: string; readonly form: RegExp; readonly value: (source: string) => Resolved }[] =
  [
    { tag: standardTags.null, form: /^null$/, value: () => null },
    { tag: standardTags.bool, form: /^(?:true|false)$/, value: (source) => source === 'true' },
    { tag: standardTags.int, form: /^-?(?:0|[1-9][0-9]*)$/, value: Number },
    { tag: standardTags.float, form: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/, value: Number },
  ];

/** How YAML's core schema spells the numbers that JSON has not. */
const notFinite = /^[+-]?\.(?:inf|nan)$/i;

export type Resolved = string | number | boolean | null;

/** `overflow` and `not-finite` are numbers without a finite value, `mismatch` is a tag that its content contradicts. */
export type Resolution = { readonly value: Resolved } | 'overflow' | 'not-finite' | 'mismatch';

/** @param tag The resolved explicit tag; one that is not standard leaves the content a string and is judged elsewhere. */
export function resolveScalar(source: string, plain: boolean, tag: string | undefined): Resolution {
  if (tag === standardTags.map || tag === standardTags.seq) return 'mismatch';
  const typed = forms.some((form) => form.tag === tag);
  if (!typed && (tag !== undefined || !plain)) return { value: source };
  if (notFinite.test(source) && (tag === undefined || tag === standardTags.float)) return 'not-finite';

  const fitting = forms.find(({ tag: own, form }) => (!typed || own === tag) && form.test(source));
  if (fitting === undefined) return typed ? 'mismatch' : { value: source };
  const value = fitting.value(source);
  return typeof value === 'number' && !Number.isFinite(value) ? 'overflow' : { value };
}

/** @param plain Without quotes and without a tag. */
export function scalarNode(value: Resolved, source: string, { start, end }: Span, plain: boolean): Node {
  switch (typeof value) {
    case 'string':
      return new StringNode(start, end, value, plain);
    case 'number':
      return new NumberNode(start, end, value, source);
    case 'boolean':
      return new BooleanNode(start, end, value);
    default:
      return new NullNode(start, end);
  }
}
