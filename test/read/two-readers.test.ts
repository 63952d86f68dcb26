import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type ReadingLimits, usualLimits } from '../../src/limits.ts';
import { readEvents } from '../../src/read/yaml-events.ts';
import { compare, texts } from './two-readers.ts';

/** The package's own reader, watched: it holds all that it has read before any limit is looked at. */
const reading = vi.hoisted(() => ({ begun: 0, ended: 0 }));
vi.mock(import('js-yaml'), async (original) => {
  const module = await original();
  return {
    ...module,
    parseEvents: (...given: Parameters<typeof module.parseEvents>) => {
      reading.begun += 1;
      const events = module.parseEvents(...given);
      reading.ended += 1;
      return events;
    },
  };
});

const takes = (text: string, limits: ReadingLimits = usualLimits): boolean => readEvents(text, limits) !== undefined;

/** The YAML files in a folder outside of src; none where it is not at hand. */
function filesIn(folder: string): string[] {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => readFileSync(join(path, name), 'utf8'));
}

const samples = ['../../examples/', '../../../shared/conformance/'].flatMap(filesIn);

describe('the fast reader of YAML', () => {
  it('reads what people write', () => {
    const text = [
      '# A description',
      '%',
      'a: one',
      '"b": [1, {c: null}, [d: e], ] # why',
      'f:',
      '- |-',
      '  text',
      '- > # folded',
      '  more',
      '  text',
      '- - x',
      '  - {}',
      '? g',
      ': "h\\n"',
      '',
    ];
    expect(takes(text.filter((line) => line !== '%').join('\n'))).toBe(true);
    expect(takes(text.join('\n'))).toBe(false);
  });

  it.each([
    ['an alias', 'a: &x 1\nb: *x\n'],
    ['an anchor', 'a: &x 1\n'],
    ['a tag', 'a: !!str 1\n'],
    ['a repeated key', 'a: 1\na: 2\n'],
    ['a key that is a number', '1: a\n'],
    ['a key that is a collection', '[a]: b\n'],
    ['a key as a block', '? |\n  a\n: b\n'],
    ['a number without end', 'a: 1e999\n'],
    ['a form of infinity', 'a: .inf\n'],
    ['a directive', '%YAML 1.2\n---\na: 1\n'],
    ['an unknown directive', '%WHAT\n---\na: 1\n'],
    ['two documents', 'a: 1\n---\nb: 2\n'],
    ['the end of a document', 'a: 1\n...\n'],
    ['no document', '# nothing\n'],
    ['a scalar alone', 'a\n'],
    ['an empty value', 'a:\nb: 1\n'],
    ['a control character', '# \u0001\na: 1\n'],
    ['a byte-order mark', '\uFEFFa: 1\n'],
    ['a line that ends with a carriage return alone', 'a: |-\n  b\r\t\n'],
    ['a tab on a line of its own', 'a:\n  - |-\n    b\n\t\n'],
    ['a long key', `${'k'.repeat(1025)}: 1\n`],
    ['a syntax error', 'a: [\n'],
    ['an escape beyond Unicode', 'a: "\\U00110000"\n'],
    ['an explicit indentation', 'a: |2\n    b\n'],
    ['a comment that begins its line between brackets', 'a: [\n# c\n  b]\n'],
    ['a tab before the document', '\t---\na: 1\n'],
    ['a bracket that the package wants indented', 'a: [\n  b\n]\n'],
  ])('says nothing of %s', (_, text) => {
    expect(takes(text)).toBe(false);
    expect(takes('a: 1\n')).toBe(true);
  });

  it.each([
    ['depth', { depth: 2 }, '- - - x\n', '- - x\n'],
    ['values', { values: 3 }, '[a, b, c]', '[a, b]'],
    ['characters', { characters: 3 }, 'a: four\n', 'a: one\n'],
    ['characters of keys', { characters: 3 }, 'four: a\n', 'one: a\n'],
    ['entries', { entries: 2 }, '[a, b, c]', '[a, b]'],
    ['members', { entries: 2 }, '{a: 1, b: 1, c: 1}', '{a: 1, b: 1}'],
    ['possible values, before it reads', { values: 1000 }, `[a${', '.repeat(9000)}`, `- "${'.'.repeat(9000)}"`],
  ])('says nothing of what exceeds the limit of %s', (_, limits, beyond, within) => {
    expect([beyond, within].map((text) => takes(text, { ...usualLimits, ...limits }))).toEqual([false, true]);
  });

  it.each([
    ['begins with nothing that could have far too many values', `[${'a, '.repeat(9000)}a]`, { begun: 0, ended: 0 }],
    ['ends where nesting goes too far', `${'['.repeat(110)}${']'.repeat(110)}`, { begun: 1, ended: 0 }],
    ['reads the rest to its end', '[a]', { begun: 1, ended: 1 }],
  ])('%s', (_, text, expected) => {
    Object.assign(reading, { begun: 0, ended: 0 });
    takes(text, { ...usualLimits, values: 1000 });
    expect(reading).toEqual(expected);
  });

  it.each(['>', '|', 'a: >', 'a: |-', '- >+', '- a: |2', '[>', 'a: >- # c', '? >'])(
    'comes to an end where the text ends with a block that has not begun: %s',
    (text) => {
      expect(() => takes(text)).not.toThrow();
    },
  );

  it('takes generated and mutated texts for what the full reader takes them for', () => {
    let taken = 0;
    fc.assert(
      fc.property(texts(samples), (text) => {
        const { difference, ...comparison } = compare(text);
        if (comparison.taken) taken += 1;
        expect(difference?.fast).toBe(difference?.full);
      }),
      { numRuns: 3000 },
    );
    expect(taken).toBeGreaterThan(500);
  });
});

describe.skipIf(samples.length < 10)('of the examples and fixtures', () => {
  it('takes more than half, and each for the same; the others are about what is forbidden', () => {
    const comparisons = samples.map(compare);
    for (const { difference } of comparisons) expect(difference?.fast).toBe(difference?.full);
    expect(comparisons.filter(({ taken }) => taken).length).toBeGreaterThan(samples.length / 2);
  });
});
