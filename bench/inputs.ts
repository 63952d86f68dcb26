/** Descriptions to measure with, the same for the same seed: tools with schemas and examples, or with texts alone. */

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';

export type TextFormat = 'json' | 'yaml';

export interface Wanted {
  readonly format: TextFormat;
  /** Of one file, roughly. */
  readonly bytes: number;
  readonly files: number;
  /** Without: nothing but names and texts. Default: with. */
  readonly schemas?: boolean;
  readonly protocolVersions?: readonly string[];
}

/** Numbers from 0 to 1, reproducible (mulberry32, public domain). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words =
  'a the of order list city find send each user stock item date weather report total price open closed with'.split(' ');

class Writer {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = random(seed);
  }

  #below(count: number): number {
    return Math.floor(this.#next() * count);
  }

  text(length: number): string {
    return Array.from({ length }, () => words[this.#below(words.length)]).join(' ');
  }

  #property(depth: number): object {
    const description = this.text(6);
    const kinds = [
      { type: 'string', minLength: 1 },
      { type: 'integer', minimum: 0, maximum: 9 },
      { enum: ['low', 'middle', 'high'] },
      { type: 'array', items: { type: 'string' } },
    ];
    if (depth > 0 && this.#below(4) === 0) return { ...this.#object(depth - 1), description };
    return { ...kinds[this.#below(kinds.length)], description };
  }

  #object(depth: number): object {
    const names = Array.from({ length: 3 + this.#below(4) }, (_, index) => `field${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, this.#property(depth)]));
    return { type: 'object', properties: { ...properties, id: { type: 'string' } }, required: ['id'] };
  }

  tool(index: number, schemas: boolean): object {
    const about = { name: `tool_${index}`, description: this.text(40) };
    if (!schemas) return { ...about, inputSchema: { type: 'object' } };
    const output = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] };
    const result = {
      content: [{ type: 'text', text: this.text(8) }],
      structuredContent: { id: this.text(1) },
      resultType: 'complete',
    };
    return {
      ...about,
      title: this.text(3),
      inputSchema: this.#object(2),
      outputSchema: output,
      examples: { common: { input: { id: this.text(1) }, result } },
    };
  }
}

const serialized = (value: object, format: TextFormat): string =>
  format === 'json' ? `${JSON.stringify(value, null, 2)}\n` : stringify(value, { aliasDuplicateObjects: false });

function description(
  seed: number,
  { format, bytes, schemas = true, protocolVersions = ['2026-07-28'] }: Wanted,
): string {
  const writer = new Writer(seed);
  const tools: object[] = [];
  let size = 0;
  while (size < bytes) {
    const tool = writer.tool(tools.length, schemas);
    size += growth[format][schemas ? 'nested' : 'flat'] * JSON.stringify(tool).length;
    tools.push(tool);
  }
  return serialized(
    {
      mcpdesc: '0.8.0',
      info: { name: 'measured', title: 'Measured', version: '1.0.0' },
      protocolVersions,
      transports: [{ type: 'stdio', command: 'measured' }], // known to all protocol versions
      capabilities: [{ tools: {} }],
      tools,
    },
    format,
  );
}

/** What indentation makes of a tool without any, as measured; nothing depends on the exact size of a file. */
const growth = { json: { nested: 2.18, flat: 1.21 }, yaml: { nested: 1.55, flat: 1.08 } } as const;

/** So many files of one kind differ; the others repeat them, since writing takes longer than checking. */
const distinct = 20;

export interface Input {
  /** Where the files lie; they are written when somebody first asks. */
  readonly folder: () => string;
  /** Some fill a disk. */
  readonly remove: () => void;
}

export function input(scratch: string, name: string, wanted: Wanted): Input {
  const folder = join(scratch, name);
  return {
    folder: () => (existsSync(folder) ? folder : written(folder, wanted)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function written(folder: string, wanted: Wanted): string {
  mkdirSync(folder, { recursive: true });
  const texts = Array.from({ length: Math.min(wanted.files, distinct) }, (_, index) => description(index + 1, wanted));
  for (let index = 0; index < wanted.files; index += 1) {
    writeFileSync(join(folder, `d${index}.mcpdesc.${wanted.format}`), texts[index % distinct] ?? '');
  }
  return folder;
}
