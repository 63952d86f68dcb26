/** Documents near the fixtures: a seeded source of small changes that a schema may or may not like. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Container = Json[] | { [key: string]: Json };

/** Mulberry32: small, seeded, good enough to wander. */
export function randomSource(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const scalars: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1,
  2,
  101,
  '',
  'a',
  'a b',
  'x-y',
  'form',
  'url',
  'object',
  'string',
  'array',
  'complete',
  'https://e.example/a',
  '/relative',
  'foo:',
  'urn:x',
  'user',
  'text',
  'audio',
  'resource_link',
  'stdio',
  'sse',
  'http',
  'oauth2',
  '2025-11-25',
  '2027-01-01',
  'com.example/a',
  '#/components/schemas/A',
];

const structures: readonly Json[] = [
  [],
  {},
  [[]],
  [{}],
  ['a'],
  ['a', 'a'],
  { a: 1 },
  { type: 'object' },
  { type: 'text', text: '' },
  { a: { type: 'string' } },
  { $componentRef: '#/components/schemas/A' },
  { $componentRef: '#/components/toolExamples/e', 'x-a': 1 },
  { type: 'object', properties: { a: { type: 'string', enum: ['a'] } } },
  { url: 'https://e.example/' },
  { roots: {} },
];

const names: readonly string[] = [
  'x-a',
  'x-',
  'unknown',
  'type',
  'name',
  'uri',
  'url',
  'title',
  '_meta',
  'icons',
  'tags',
  'text',
  'blob',
  'annotations',
  'protocolVersions',
  '$componentRef',
  '$schema',
  'protocolVersion',
  'security',
  'description',
  'default',
  'enum',
  'oneOf',
  'a b',
  'constructor',
  '__proto__',
  'toString',
  'extensions',
  'result',
  'input',
  'examples',
  'required',
  'mode',
];

/** Every array and object inside a document, the document first. */
function containers(document: Json): Container[] {
  if (document === null || typeof document !== 'object') return [];
  const inner = Array.isArray(document) ? document : Object.values(document);
  return [document, ...inner.flatMap(containers)];
}

const set = (at: Container, key: string | number, value: Json) =>
  Object.defineProperty(at, key, { value, enumerable: true, configurable: true, writable: true });

/** A copy of `document` with one to three small changes; pieces of `donors` may be grafted in. */
export function mutated(document: unknown, donors: readonly unknown[], random: () => number): unknown {
  const copy = structuredClone(document) as Json;
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const value = (): Json => {
    const roll = random();
    if (roll < 0.5) return pick(scalars);
    if (roll < 0.8) return structuredClone(pick(structures));
    return structuredClone(pick(containers(pick(donors) as Json)));
  };
  for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes--) {
    const at = pick(containers(copy));
    const keys = Object.keys(at);
    const key = keys.length === 0 ? undefined : pick(keys);
    const roll = random();
    if (Array.isArray(at)) {
      if (roll < 0.25 && key !== undefined) at.splice(Number(key), 1);
      else if (roll < 0.5 && key !== undefined) at.push(structuredClone(at[Number(key)] as Json));
      else if (roll < 0.75 && key !== undefined) at[Number(key)] = value();
      else at.push(value());
    } else if (key !== undefined && roll < 0.25) {
      delete at[key];
    } else if (key !== undefined && roll < 0.4) {
      const moved = at[key] as Json;
      delete at[key];
      set(at, random() < 0.5 ? `${key}s` : pick(names), moved);
    } else if (key !== undefined && roll < 0.7) {
      set(at, key, value());
    } else {
      set(at, pick(names), value());
    }
  }
  return copy;
}
