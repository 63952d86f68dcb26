/** Scalars and keys of the parser as nodes and spans of ours. */

import { type Alias, isMap, isScalar, type ParsedNode, type Scalar } from 'yaml';
import { shown } from './fault.ts';
import { type Resolution, resolveScalar } from './yaml-scalar.ts';
import { emptySpan, type Span, unblank } from './yaml-text.ts';

/** The scalar as a string, whatever it means. */
export const contentOf = (scalar: Scalar.Parsed): string => scalar.source ?? '';

const isPlain = (scalar: Scalar): boolean => scalar.type === 'PLAIN';

/** Nothing but what it looks like says what type this scalar has. */
export const isBare = (scalar: Scalar): boolean => isPlain(scalar) && scalar.tag === undefined;

export const resolutionOf = (scalar: Scalar.Parsed): Resolution =>
  resolveScalar(contentOf(scalar), isPlain(scalar), scalar.tag);

/** For the message that a tag does not fit: what the node holds, and the tag as people write it. */
export const mismatchHoles = (node: Exclude<ParsedNode, Alias.Parsed>): Readonly<Record<string, string>> => ({
  content: isScalar(node) ? `"${shown(contentOf(node))}"` : isMap(node) ? 'a mapping' : 'a sequence',
  tag: (node.tag ?? '').replace('tag:yaml.org,2002:', '!!'),
});

/** For the messages about a scalar that has no value. */
export const scalarHoles = (
  scalar: Scalar.Parsed,
  resolution: Exclude<Resolution, object>,
): Readonly<Record<string, string>> =>
  resolution === 'mismatch' ? mismatchHoles(scalar) : { value: shown(contentOf(scalar)) };

/**
 * Quotes belong to it, and the `|` or `>`; the blanks and line breaks that a block scalar ends with do not. An empty
 * value has no width and stands right behind what it is the value of, where a caret can be seen.
 */
export function spanOf(node: ParsedNode, text: string): Span {
  const [start, end] = node.range;
  if (start === end) return emptySpan(start, text);
  const block = 'type' in node && node.type?.startsWith('BLOCK');
  return { start, end: block ? unblank(text, end, ' \t\r\n') : end };
}
