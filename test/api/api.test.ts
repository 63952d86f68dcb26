import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { check, fix, protocols } from '../../src/api.ts';

const document = (more: object = {}): string =>
  JSON.stringify({
    mcpdesc: '0.8.0',
    info: { name: 'n', version: '1.0.0' },
    protocolVersions: ['2025-11-25'],
    ...more,
  });

const rulesOf = (...parameters: Parameters<typeof check>) =>
  check(...parameters).file.findings.map(({ rule, severity, suppressed }) => ({ rule, severity, suppressed }));

const empty = 'mcpdesc.document.collection.non-empty';
const reason = 'known';

describe('check', () => {
  test('takes text or bytes, JSON or YAML, and waits for nothing', () => {
    expect(check(document(), 'a.json')).toEqual({
      file: { path: 'a.json', mcpdesc: '0.8.0', protocolVersions: ['2025-11-25'], findings: [] },
      problems: [],
    });
    expect(check(new TextEncoder().encode('mcpdesc: "0.8.0"\nfoo: *a\n'), 'a.yaml').file.findings).toHaveLength(1);
    expect(check('{', 'a.json').file.findings).toHaveLength(1);
  });

  test('knows the options of the other ways to run it', () => {
    expect(rulesOf(document({ tags: [] }), 'a.json')).toEqual([{ rule: empty, severity: 'error' }]);
    expect(rulesOf(document({ tags: [] }), 'a.json', { rules: { [empty]: 'note' } })).toEqual([
      { rule: empty, severity: 'note' },
    ]);
    const ignored = { rule: empty, severity: 'error', suppressed: { by: 'config', reason } };
    const ignore = [{ rule: empty, reason, until: '2027-01-01' }];
    expect(rulesOf(document({ tags: [] }), 'a.json', { ignore, today: '2026-12-31' })).toEqual([ignored]);
    expect(rulesOf(document({ tags: [] }), 'a.json', { ignore, today: '2027-01-02' })).not.toContainEqual(ignored);
    expect(rulesOf(document(), 'a.json', { profile: 'strict' }).map(({ rule }) => rule)).toContain(
      'mcpdesc.document.schema-uri.present',
    );
  });

  test('looks at undeclared versions when asked to, oldest first', () => {
    const views = (protocolVersions: Parameters<typeof check>[2]) =>
      check(document(), 'a.json', protocolVersions).file.whatIf?.map(({ protocolVersion }) => protocolVersion);
    expect(views({})).toBeUndefined();
    expect(views({ protocolVersions: 'declared' })).toBeUndefined();
    expect(views({ protocolVersions: 'all' })).toEqual(protocols.filter((version) => version !== '2025-11-25'));
    expect(views({ protocolVersions: ['2026-07-28', '2025-06-18'] })).toEqual(['2025-06-18', '2026-07-28']);
  });
});

test('fix gives the text, and what is left in it', () => {
  const { text, count, file, problems } = fix(document({ tags: [], tool: 1 }), 'a.json');
  expect({ text, count, problems }).toEqual({ text: document({ tool: 1 }), count: 1, problems: [] });
  expect(file).toEqual(check(text, 'a.json').file);
  expect(file.findings).toHaveLength(1);
});

/** What a program that checks loads: every file that it imports, at once or later, types left out. */
function graph(entry: string): { readonly files: ReadonlySet<string>; readonly outside: ReadonlySet<string> } {
  const files = new Set<string>([entry]);
  const outside = new Set<string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const [, path = ''] of text.matchAll(
      /^(?:import|export) (?!type\b)[^;]*?from '([^']+)'|\bimport\('([^']+)'\)/gms,
    )) {
      if (path.startsWith('.')) files.add(join(file, '..', path));
      else if (path !== '') outside.add(path);
    }
  }
  return { files, outside };
}

test('nothing of Node is loaded, and no package but the readers of YAML', () => {
  const source = join(import.meta.dirname, '../../src');
  const { files, outside } = graph(join(source, 'api.ts'));
  expect(files.size).toBeGreaterThan(150);
  const packages = new Set([...outside].map((name) => name.split('/')[0]));
  // Of ajv, metaschemas and the forms of a few formats; nothing that compiles.
  expect([...packages].sort()).toEqual(['ajv', 'ajv-formats', 'js-yaml', 'yaml']);
  const node = /\b(?:Buffer|process|__dirname|require)\b(?=[.(])/;
  expect([...files].filter((file) => node.test(readFileSync(file, 'utf8')))).toEqual([]);
});

const manual = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');

test('the manual names everything that there is', async () => {
  const names = Object.keys(await import('../../src/api.ts'));
  for (const name of [...names, 'profile', 'protocolVersions', 'rules', 'ignore', 'today']) {
    expect(manual).toContain(`\`${name}`);
  }
  expect(readdirSync(join(import.meta.dirname, '../../docs'))).toContain('json-report.schema.json');
});

test.each([
  [
    'rules',
    { rules: { 'mcp.tool.name.fromat': 'off' } },
    'no rule is called "mcp.tool.name.fromat"; did you mean mcp.tool.name.format?',
  ],
  ['rules by a pattern', { rules: { 'nobody.*': 'off' } }, 'no rule is called "nobody.*"'],
  ['ignores', { ignore: [{ rule: 'x', reason: 'known' }] }, 'no rule is called "x"'],
] as const)('a misspelt rule is refused: %s', (_about, options, message) => {
  expect(() => check('{}', 'a.mcpdesc.json', options)).toThrow(new RangeError(message));
});
