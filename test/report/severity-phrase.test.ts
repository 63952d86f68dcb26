import { describe, expect, test } from 'vitest';
import { metaOf, ruleIds } from '../../src/catalogue/index.ts';
import { severityPhrase } from '../../src/report/severity-phrase.ts';

describe('how severe a rule is, said to people', () => {
  test.each([
    ['mcp.tool.input-schema.object-root', 'error in every version'],
    ['mcp.tool.output-schema.object-root', 'error in MCP 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25'],
    ['mcp.tool.schema.native-shape', 'warning in MCP 2025-11-25, 2026-07-28, format 0.9.0'],
    ['mcpdesc.document.object.known-properties', 'error in format 0.7.0, 0.8.0; warning in format 0.9.0'],
    ['mcp.icon.sizes.format', 'note in every version; only with the profile strict'],
    [
      'mcpdesc.tool.example.schema-conformance',
      'error (“The … does not fit the …”) in every version; warning (“The … is checked against the shape of the … only, ' +
        'since these MCP versions name no dialect for it”, “The … is not checked completely against the …”) in every version',
    ],
  ])('%s', (rule, phrase) => {
    expect(severityPhrase(metaOf(rule))).toBe(phrase);
  });

  test.each(ruleIds)('%s: in no other words than people know', (rule) => {
    const meta = metaOf(rule);
    const phrase = severityPhrase(meta).replaceAll(/“[^”]*”/g, '');
    const words = new Set(phrase.match(/[a-z]{2,}/gi));
    const plain = ['error', 'warning', 'note', 'in', 'and', 'every', 'version', 'format', 'MCP', 'only', 'with', 'the'];
    expect([...words].filter((word) => ![...plain, 'profile', 'strict'].includes(word))).toEqual([]);
    for (const { severity } of meta.levels) expect(phrase).toContain(severity);
  });
});
