import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { reporters } from '../../src/report/index.ts';
import { expectGolden } from './golden.ts';
import { clean, context, crowded, empty, sample } from './sample.ts';

const { json } = reporters;
const schema: unknown = JSON.parse(
  readFileSync(new URL('../../docs/json-report.schema.json', import.meta.url), 'utf8'),
);

/** The published schema lets later members pass. Here each object is closed, so that it must describe everything we write. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, closed(member)]));
  return 'properties' in value && 'type' in value ? { ...inner, additionalProperties: false } : inner;
}

const validator = (of: unknown) => new Ajv2020({ allErrors: true }).compile(of as object);
const strict = validator(closed(schema));

describe('the JSON report', () => {
  it('is version 1, member by member', () => {
    expectGolden('report.json', json(sample, context));
  });

  it.each([
    ['findings and problems', sample],
    ['nothing found', clean],
    ['no files', empty],
    ['a thousand findings', crowded(1000)],
  ])('matches its schema with %s', (_, report) => {
    const value: unknown = JSON.parse(json(report, context));
    expect({ valid: strict(value), errors: strict.errors }).toEqual({ valid: true, errors: null });
  });

  it('has no problems member where there are none, and keeps nothing internal', () => {
    expect(json(clean, context)).not.toMatch(/"problems"/);
    expect(json(sample, context)).not.toMatch(/"source"|"excerpt"|"hash"/);
  });

  it('is refused by its schema as soon as a member is missing, null or of the wrong kind', () => {
    const good = json(sample, context);
    const validate = validator(schema);
    const valid = (text: string) => validate(JSON.parse(text));
    expect(valid(good)).toBe(true);
    expect(valid(good.replace('"version": 1', '"version": 2'))).toBe(false);
    expect(valid(good.replace('"severity": "error"', '"severity": "off"'))).toBe(false);
    expect(valid(good.replace('"line": 2', '"line": 0'))).toBe(false);
    expect(valid(good.replace('"pointer": "/info"', '"pointer": "info"'))).toBe(false);
    expect(valid(good.replace('"suppressed": 1', '"suppressed": null'))).toBe(false);
    expect(valid(good.replace('"mcpdesc": null', '"format": null'))).toBe(false);
    expect(valid(good.replace('"later": 1', '').replace('"version": 1', '"later": 1, "version": 1'))).toBe(true);
  });
});
