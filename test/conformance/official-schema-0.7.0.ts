/** The official JSON Schema of 0.7.0 as a second opinion, as for 0.8.0. */

import { readdirSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormatsModule from 'ajv-formats';
import { parse } from 'yaml';
import { metaOf } from '../../src/catalogue/index.ts';
import type { Finding } from '../../src/finding.ts';
import { bytesOf, checkedData, jsonOf, present, rootOf } from './corpus.ts';
import { mutated, randomSource } from './mutation.ts';
import type { Disagreement } from './official-schema.ts';

// The package's types describe its CommonJS shape; under ESM the function is the default export itself.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

export const examples = present ? readdirSync(rootOf('0.7.0/examples')).map((name) => `0.7.0/examples/${name}`) : [];

/** By a table: what checks say of MCP is beyond the schema. */
const isStructural = ({ rule, severity }: Finding): boolean => severity === 'error' && metaOf(rule).on === 'shape';

function mutatedObject(base: unknown, donors: readonly unknown[], random: () => number): object {
  const document: unknown = mutated(base, donors, random);
  return typeof document === 'object' && document !== null && !Array.isArray(document) ? document : {};
}

/** Tries `count` mutated examples, from a seed; also how many of them the official schema refuses. */
export function disagreements(count: number, seed: number): { found: Disagreement[]; refused: number } {
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  // As in 0.8.0: a bad address is no reason to refuse a document.
  ajv.addFormat('email', true);
  const validate = ajv.compile(jsonOf('0.7.0/mcp-description-0.7.0.schema.json') as object);
  const donors: unknown[] = examples.map((path) => parse(bytesOf(path).toString()));
  const random = randomSource(seed);
  const found: Disagreement[] = [];
  let refused = 0;
  for (let done = 0; done < count; done += 1) {
    const base = donors[Math.floor(random() * donors.length)];
    const document = { ...mutatedObject(base, donors, random), mcpdesc: '0.7.0' };
    const official = validate(document);
    if (!official) refused += 1;
    const errors = checkedData(document).filter(isStructural);
    if (official === (errors.length === 0)) continue;
    const ours = errors.map(({ rule, pointer, message }) => `${rule} ${pointer}: ${message}`);
    found.push({ document, official, ours });
  }
  return { found, refused };
}
