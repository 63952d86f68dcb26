/** Holds the fast reader of YAML to the full one: what it understands must be the same tree, and free of faults. */

import fc from 'fast-check';
import { stringify, type ToStringOptions } from 'yaml';
import { usualLimits } from '../../src/limits.ts';
import type { Understood } from '../../src/read/fault.ts';
import type { Node } from '../../src/read/index.ts';
import { readYaml } from '../../src/read/yaml.ts';
import { readEvents } from '../../src/read/yaml-events.ts';

/** A tree with everything that a node says, in a form that compares quickly. */
function flat(node: Node, lines: unknown[][] = []): unknown[][] {
  const { type, start, end, key } = node;
  const parent = node.parent && [node.parent.type, node.parent.start];
  if (type === 'object') {
    lines.push([type, start, end, key, parent, node.members.length]);
    for (const member of node.members) {
      lines.push([member.key, member.keyStart, member.keyEnd]);
      flat(member.value, lines);
    }
  } else if (type === 'array') {
    lines.push([type, start, end, key, parent, node.items.length]);
    for (const item of node.items) flat(item, lines);
  } else {
    lines.push([type, start, end, key, parent, node.value, Object.is(node.value, -0), type === 'string' && node.plain]);
  }
  return lines;
}

const said = ({ tree, faults, comments }: Understood): string =>
  JSON.stringify({ tree: tree && flat(tree), faults, comments });

export interface Comparison {
  /** The fast reader took it. */
  readonly taken: boolean;
  /** What both say, where that differs. */
  readonly difference?: { readonly fast: string; readonly full: string };
}

export function compare(text: string): Comparison {
  const quick = readEvents(text, usualLimits);
  if (quick === undefined) return { taken: false };
  const [fast, full] = [said(quick), said(readYaml(text, usualLimits))];
  return fast === full ? { taken: true } : { taken: true, difference: { fast, full } };
}

const words = [
  '', ' ', 'a', 'b c', 'true', 'null', '~', 'yes', '1', '-1', '0x1F', '1e5', '1e999', '.inf', '-.NaN', '.5', '012', '- a', 'a: b',
  'a:b', ':a', '?a', '-a', '# c', 'a#b', '"', "'", '!t', '&a', '*a', '<<', '\n', 'a\n', '\n\n a\n\n', '\t', '|', '>', '[', '{', '%', '@',
  '`', '---', '...', ' a ', 'x\ny', '2026-07-28', '😀', '\u0085', '\u2028', 'é', 'two  words', 'a long text of many words that gets folded',
  'x'.repeat(1100),
]; // biome-ignore format: a table
const text = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 12 }));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      text.filter((name) => name !== '__proto__'),
      tie('value'),
      { maxKeys: 4, noNullPrototype: true },
    ),
  ),
}));

const style: fc.Arbitrary<ToStringOptions> = fc.record({
  indent: fc.constantFrom(1, 2, 4),
  indentSeq: fc.boolean(),
  lineWidth: fc.constantFrom(0, 20, 80),
  collectionStyle: fc.constantFrom('any', 'flow', 'block'),
  defaultStringType: fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'),
  defaultKeyType: fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE'),
});

/** As the printer of the package writes it. */
const printed = fc
  .tuple(fc.array(value, { minLength: 1, maxLength: 4 }), style)
  .map(([content, options]) =>
    stringify(content.length === 1 ? content[0] : content, { aliasDuplicateObjects: false, ...options }),
  );

/** As people write it, one piece after the other without much thought. */
const pieces = [
  'a', 'b', 'key', '"q"', "'s'", '1', 'true', 'a: ', 'b: ', '"k": ', "'k' : ", '- ', '-\n', '? ', ': ', ':', ', ', ',', '[', ']', '{', '}', '[a, b]',
  '{a: 1, b: 2}', '{ }', '[ ]', '[a: b]', '[\n', '\n]', '\n', '\n', '\n  ', '\n  ', '\n    ', '\r\n', '\r\n  ', '\r', '\n\n', '\n# note\n', ' # note', '#', ' ', '\t',
  '|\n', '|-\n  ', '>\n  ', '|+\n  ', '|2\n  ', '> # why\n  ', '---\n', '--- ', '...\n', '%YAML 1.2\n', '%T a\n', '&x ', '*x', '!!str ', '!t ',
  '"a\\n"', '"\\u0041"', '"\\U0010FFFF"', '"\\q"', '"x\n  y"', "'x\n\n  y'", 'x\n  y', "it''s", '\uFEFF', '\u007F', '\u0085', '\u2028', '😀', '~', '.inf',
  'z'.repeat(1020),
]; // biome-ignore format: a table
const scribbled = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((parts) => parts.join(''));

/** A text with some of it taken out, doubled or replaced by a piece. */
const disturbed = (original: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      original,
      fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...pieces)), { minLength: 1, maxLength: 3 }),
    )
    .map(([before, changes]) => {
      let after = before;
      for (const [place, length, piece] of changes) {
        const at = place % (after.length + 1);
        after = after.slice(0, at) + piece + after.slice(at + length);
      }
      return after;
    });

/** Texts to try: printed, scribbled, and either with a few changes; `samples` are changed, too. */
export const texts = (samples: readonly string[] = []): fc.Arbitrary<string> => {
  const crlf = printed.map((written) => written.replaceAll('\n', '\r\n'));
  const sources = [printed, scribbled, disturbed(printed), disturbed(crlf), crlf];
  return fc.oneof(...sources, ...(samples.length > 0 ? [disturbed(fc.constantFrom(...samples))] : []));
};
