/**
 * The official JSON Schema of 0.8.0 as a second opinion on structure. The walker and ajv must agree on every document,
 * apart from the departures that are decided here.
 */

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { metaOf } from '../../src/catalogue/index.ts';
import { checkedData, documentOf, fixtures, folders, jsonOf } from './corpus.ts';
import { mutated, randomSource } from './mutation.ts';

// The package's types describe its CommonJS shape; under ESM the function is the default export itself.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default;

/**
 * Where the official schema says more or less than the catalogue decides, and why:
 * - `format: email` on info.contact.email: the text says SHOULD, so a bad one is a warning and no error (D1).
 */
function officialSchema(): ValidateFunction {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addFormat('email', true);
  return ajv.compile(jsonOf('0.8.0/mcp-description-0.8.0.schema.json') as object);
}

/** Semantic rules whose conditions the official schema states too. */
const alsoInSchema: ReadonlySet<string> = new Set(['mcp.extension.identifier.format', 'mcp.meta.key.format']);

/** Structural rules that need more than the schema sees: where references lead. */
const beyondSchema: ReadonlySet<string> = new Set([
  'mcpdesc.component-ref.target.exists',
  'mcpdesc.component-ref.target.namespace',
  'mcpdesc.component-ref.resolution.acyclic',
]);

type Json = unknown;
const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: Json): Json[] => (Array.isArray(value) ? value : []);
const valuesOf = (value: Json): string[] => (isObject(value) ? Object.keys(value) : []);

/** The document with each resolvable reference replaced by what it names, as the format's second structural pass sees it. */
export function resolved(document: Json): Json {
  const copy = structuredClone(document);
  if (!isObject(copy)) return copy;
  const components = Object.hasOwn(copy, 'components') ? copy.components : undefined;
  const follow = (value: Json, namespace: string, seen: readonly string[] = []): Json => {
    if (!isObject(value) || !Object.hasOwn(value, '$componentRef') || Object.keys(value).length > 1) return value;
    const [, space, name] = /^#\/components\/(\w+)\/([\w.-]+)$/.exec(String(value.$componentRef)) ?? [];
    if (space !== namespace || name === undefined || seen.includes(name)) return value;
    const names = isObject(components) && Object.hasOwn(components, space) ? components[space] : undefined;
    if (!isObject(names) || !Object.hasOwn(names, name)) return value;
    return follow(names[name], namespace, [...seen, name]);
  };
  const replace = (holder: Json, key: string, namespace: string) => {
    if (isObject(holder) && Object.hasOwn(holder, key)) holder[key] = structuredClone(follow(holder[key], namespace));
  };
  const kinds = {
    tools: 'toolExamples',
    resources: 'resourceExamples',
    resourceTemplates: 'resourceTemplateExamples',
    prompts: 'promptExamples',
  };
  for (const [kind, namespace] of Object.entries(kinds)) {
    for (const primitive of listOf(copy[kind])) {
      if (!isObject(primitive)) continue;
      if (kind === 'tools') for (const key of ['inputSchema', 'outputSchema']) replace(primitive, key, 'schemas');
      for (const declaration of listOf(primitive.elicitations)) replace(declaration, 'requestedSchema', 'schemas');
      for (const name of valuesOf(primitive.examples)) replace(primitive.examples, name, namespace);
    }
  }
  return copy;
}

export interface Disagreement {
  readonly document: Json;
  readonly official: boolean;
  readonly ours: readonly string[];
}

/** Tries `count` mutated fixtures, from a seed. */
export function disagreements(count: number, seed: number): Disagreement[] {
  const validate = officialSchema();
  const donors = folders.flatMap((folder) => fixtures(folder).map((file) => documentOf(`${folder}/${file}`)));
  const random = randomSource(seed);
  const found: Disagreement[] = [];
  for (let done = 0; done < count; done++) {
    const base = donors[Math.floor(random() * donors.length)];
    const document = mutated(base, donors, random);
    const official = validate(document) && validate(resolved(document));
    const errors = checkedData(document).filter(({ severity }) => severity === 'error');
    const structural = errors.filter(
      ({ rule }) => alsoInSchema.has(rule) || (metaOf(rule).kind === 'structural' && !beyondSchema.has(rule)),
    );
    // What it refuses may be refused here by a rule about meaning; what it accepts has the right structure here too.
    if (official ? structural.length === 0 : errors.length > 0) continue;
    found.push({
      document,
      official,
      ours: errors.map(({ rule, pointer, message }) => `${rule} ${pointer}: ${message}`),
    });
  }
  return found;
}
