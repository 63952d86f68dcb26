/** The cases of `rules/serialization`, run by reading alone. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Case, RuleFile } from '../../src/catalogue/rule-file.ts';
import { type Fault, readingRules } from '../../src/read/index.ts';
import { readText } from './sources.ts';

const folder = new URL('../../rules/serialization/', import.meta.url);
const rules = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name): { name: string; rule: RuleFile } => ({
    name,
    rule: parse(readFileSync(new URL(name, folder), 'utf8')),
  }));

const messagesOf = (rule: RuleFile): Readonly<Record<string, string>> =>
  rule.messages ?? (rule.message === undefined ? {} : { default: rule.message });

function says(rule: RuleFile, fault: Fault): string {
  const message = messagesOf(rule)[fault.message ?? 'default'];
  if (message === undefined) throw new Error(`${rule.id} has no message ${fault.message}`);
  return message.replaceAll(/\{(\w+)\}/g, (hole, name: string) => fault.with[name] ?? hole);
}

it('has a file for each rule of reading, named for it', () => {
  expect(
    rules
      .filter(({ rule }) => rule.on === 'reading')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(readingRules.map((id) => `${id}.yaml`).sort());
});

for (const { rule } of rules.filter(({ rule: { on } }) => on === 'reading')) {
  describe(rule.id, () => {
    const run = (example: Case) => {
      const { tree, faults } = readText(`case.${example.as}`, example.text ?? '');
      return {
        tree,
        faults,
        found: faults.map((fault) => ({ rule: fault.rule, at: fault.pointer, says: says(rule, fault) })),
      };
    };
    const expected = (example: Case) =>
      (example.found ?? []).map(({ at, says: message }) => ({ rule: rule.id, at, says: message }));

    for (const example of rule.cases.valid ?? []) {
      it(`allows ${example.about}`, () => {
        const { tree, found } = run(example);
        expect(found).toEqual([]);
        expect(tree).not.toBe(undefined);
      });
    }
    for (const severity of ['warning', 'invalid'] as const) {
      for (const example of rule.cases[severity] ?? []) {
        it(`finds ${example.about}`, () => {
          const { tree, faults, found } = run(example);
          expect(found).toEqual(expected(example));
          expect(tree !== undefined).toBe(severity === 'warning');
          for (const fault of faults) {
            const levels = rule.levels.filter(
              ({ message }) => message === undefined || message === (fault.message ?? 'default'),
            );
            expect(levels.map((level) => level.severity)).toEqual([severity === 'invalid' ? 'error' : severity]);
          }
        });
      }
    }

    it('has no case twice, and no hole without a text', () => {
      const cases = Object.values(rule.cases).flat();
      expect(new Set(cases.map(({ text, as }) => `${as} ${text}`)).size).toBe(cases.length);
      expect(cases.flatMap(({ found = [] }) => found.filter((finding) => /\{\w+\}/.test(finding.says)))).toEqual([]);
    });
  });
}
