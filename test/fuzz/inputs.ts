/** Files that nobody would write on purpose, by the way in which they are made. The same random numbers make the same file. */

import { stringify } from 'yaml';
import { mutated } from '../conformance/mutation.ts';
import type { Random } from './random.ts';
import { jsonTokens, names, numbers, texts, yamlTokens } from './words.ts';

export interface Input {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A good file to begin with, and what is in it. */
export interface Base extends Input {
  readonly data: unknown;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const json = (text: string): Input => ({ path: 'a.mcpdesc.json', bytes: encode(text) });
const yaml = (text: string): Input => ({ path: 'a.mcpdesc.yaml', bytes: encode(text) });

const anyCharacter = (random: Random): string =>
  random.chance(0.5) ? String.fromCharCode(random.below(0x10000)) : String.fromCodePoint(random.below(0x110000));

const anyText = (random: Random): string =>
  random.chance(0.7) ? random.word(texts) : random.times(12, () => anyCharacter(random)).join('');

const anyKey = (random: Random): string => (random.chance(0.9) ? random.word(names) : anyText(random));

/** JSON by its grammar, numbers as people write them, and now and then one that is none. */
function anyJson(random: Random, depth: number): string {
  const roll = random.next();
  const blank = random.chance(0.1) ? random.word([' ', '\n', '\r\n', '\t', '\r']) : '';
  if (depth > 0 && roll < 0.35) {
    const members = random.times(5, () => `${JSON.stringify(anyKey(random))}:${blank}${anyJson(random, depth - 1)}`);
    return `{${members.join(`,${blank}`)}}`;
  }
  if (depth > 0 && roll < 0.55) return `[${random.times(5, () => anyJson(random, depth - 1)).join(`,${blank}`)}]`;
  if (roll < 0.75) return JSON.stringify(anyText(random));
  if (roll < 0.9) return random.word(random.chance(0.8) ? numbers.slice(0, 16) : numbers);
  return random.word(['true', 'false', 'null']);
}

/** Every member of a description may be anything. */
function description(random: Random, value: () => string): string {
  const version = random.word(['0.7.0', '0.8.0', '0.8.0', '0.9.0']);
  const versions = random.times(3, () =>
    random.word(['"2024-11-05"', '"2025-06-18"', '"2025-11-25"', '"2026-07-28"', '"x"']),
  );
  const members = random.times(6, () => `${JSON.stringify(anyKey(random))}: ${value()}`);
  const root = [
    `"mcpdesc": "${version}"`,
    '"info": {"name": "n", "version": "1.0.0"}',
    `"protocolVersions": [${versions}]`,
  ];
  return `{${[...root, ...members].join(', ')}}`;
}

const nested = (random: Random): string => {
  const depth = random.below(130);
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
    ['{"not":', '}'],
    ['[{"items":', '}]'],
    ['{"allOf":[', ']}'],
  ] as const) ?? ['[', ']'];
  const closing = random.chance(0.8) ? depth : random.below(depth + 1);
  return `${open.repeat(depth)}${anyJson(random, 1)}${close.repeat(closing)}`;
};

/** A file in parts that were cut out, doubled, swapped, or replaced by something of the kind. */
function tampered(bytes: Uint8Array, random: Random, tokens: readonly string[]): Uint8Array {
  let all = Buffer.from(bytes);
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    const [from, to] = [random.below(all.length + 1), random.below(all.length + 1)].sort((a, b) => a - b);
    const near = Math.min(to ?? 0, (from ?? 0) + random.below(40));
    const [before, part, after] = [all.subarray(0, from), all.subarray(from, near), all.subarray(near)];
    const roll = random.next();
    const replacement =
      roll < 0.25
        ? []
        : roll < 0.4
          ? [part, part]
          : roll < 0.9
            ? [encode(random.word(tokens))]
            : [Uint8Array.of(random.below(256))];
    all = Buffer.concat([before, ...replacement, after]);
  }
  return all;
}

const start = (bytes: Uint8Array, random: Random): Uint8Array => bytes.subarray(0, random.below(bytes.length + 1));

/** Data as either format spells it. */
function written(data: unknown, random: Random): Input {
  if (random.chance(0.5)) return json(JSON.stringify(data, undefined, random.pick([0, 1, 2, '\t'])));
  return yaml(
    stringify(data, { aliasDuplicateObjects: random.chance(0.1), lineWidth: random.pick([0, 40, 80]) ?? 80 }),
  );
}

/** By name: how such a file comes about. */
export const kinds: Readonly<Record<string, (random: Random, bases: readonly Base[]) => Input>> = {
  'random bytes': (random) => ({
    path: random.word(['a.mcpdesc.json', 'a.mcpdesc.yaml', 'a']),
    bytes: Uint8Array.from(random.times(300, () => random.below(random.chance(0.5) ? 256 : 128))),
  }),
  'tokens of JSON': (random) =>
    json(random.times(60, () => (random.chance(0.6) ? random.word(jsonTokens) : anyJson(random, 1))).join('')),
  'tokens of YAML': (random) =>
    yaml(random.times(60, () => (random.chance(0.7) ? random.word(yamlTokens) : anyKey(random))).join('')),
  'a description with tokens of YAML': (random) =>
    yaml(
      `mcpdesc: "0.8.0"\ninfo: {name: n, version: 1.0.0}\nprotocolVersions: ["2026-07-28"]\n${random
        .times(5, () => `${anyKey(random)}: ${random.times(12, () => random.word(yamlTokens)).join('')}\n`)
        .join('')}`,
    ),
  'JSON by its grammar': (random) => json(anyJson(random, 6)),
  'a description with anything in it': (random) => {
    const text = description(random, () => anyJson(random, 5));
    return random.chance(0.7) ? json(text) : yaml(text);
  },
  'deep nesting': (random) => {
    const text = random.chance(0.3) ? nested(random) : description(random, () => nested(random));
    return random.chance(0.7) ? json(text) : yaml(text);
  },
  'changed data': (random, bases) => {
    const base = random.pick(bases);
    const donors = bases.map(({ data }) => data);
    let data = mutated(base?.data, donors, random.next);
    for (let more = random.below(3); more > 0; more -= 1) data = mutated(data, donors, random.next);
    return written(data, random);
  },
  'changed text': (random, bases) => {
    const { path, bytes } = random.pick(bases) ?? json('');
    return { path, bytes: tampered(bytes, random, path.endsWith('.json') ? jsonTokens : yamlTokens) };
  },
  'a beginning': (random, bases) => {
    const { path, bytes } = random.pick(bases) ?? json('');
    return { path, bytes: start(bytes, random) };
  },
};
