import { beforeAll, describe, expect, test } from 'vitest';
import type { Case, RuleFile } from '../../src/catalogue/rule-file.ts';
import { check } from '../../src/check.ts';
import type { Finding } from '../../src/finding.ts';
import { type Node, pointer, prepare, read } from '../../src/read/index.ts';
import { documentOf, ruleFiles, spellings } from './cases.ts';

const severity = { note: 'note', warning: 'warning', invalid: 'error' } as const;

beforeAll(() => prepare(['case.yaml']));

function findingsOf(rule: RuleFile, source: { path: string; text: string }): Finding[] {
  const { file, problems } = check(
    { path: source.path, bytes: new TextEncoder().encode(source.text) },
    { profile: rule.profile === 'advisory' ? 'strict' : 'default', today: '2026-11-30' },
  );
  expect(problems).toEqual([]);
  return file.findings.filter((finding) => finding.rule === rule.id);
}

/** Pointers of every node, and of every gap that a missing member could fill. */
function places(node: Node): Set<string> {
  const all = new Set([pointer(node)]);
  const children =
    node.type === 'object' ? node.members.map(({ value }) => value) : node.type === 'array' ? node.items : [];
  for (const child of children) for (const place of places(child)) all.add(place);
  return all;
}

const parentOf = (at: string) => at.slice(0, Math.max(0, at.lastIndexOf('/')));

function expectFailing(rule: RuleFile, one: Case, level: keyof typeof severity) {
  const declared = one.text === undefined ? (documentOf(one, rule).protocolVersions as string[]) : undefined;
  for (const source of spellings(one, rule)) {
    const found = findingsOf(rule, source);
    expect(
      found.map(({ pointer: at, message, severity: how, protocolVersions }, index) => ({
        at,
        says: message,
        severity: how,
        ...(one.found?.[index]?.protocols === undefined ? {} : { protocols: protocolVersions }),
      })),
    ).toEqual((one.found ?? []).map((expected) => ({ severity: severity[level], ...expected })));
    for (const [index, { protocolVersions }] of found.entries()) {
      if (one.found?.[index]?.protocols === undefined && declared !== undefined) {
        expect(new Set(protocolVersions)).toEqual(new Set(declared));
      }
    }
    const { tree } = read({ path: source.path, bytes: new TextEncoder().encode(source.text) });
    if (tree === undefined) continue;
    const known = places(tree);
    for (const { pointer: at } of found) expect(known.has(at) || known.has(parentOf(at)), at).toBe(true);
  }
}

describe.each(ruleFiles.map(({ rule }) => [rule.id, rule] as const))('%s', (_id, rule) => {
  test.each((rule.cases.valid ?? []).map((one) => [one.about, one] as const))('accepts: %s', (_about, one) => {
    for (const source of spellings(one, rule)) expect(findingsOf(rule, source)).toEqual([]);
  });
  for (const level of ['note', 'warning', 'invalid'] as const) {
    const cases = rule.cases[level] ?? [];
    test.each(cases.map((one) => [one.about, one] as const))(`${severity[level]}: %s`, (_about, one) => {
      expectFailing(rule, one, level);
    });
  }
});
