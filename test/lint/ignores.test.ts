import { beforeAll, describe, expect, test } from 'vitest';
import { type CheckSettings, check } from '../../src/check.ts';
import { limitsWith } from '../../src/limits.ts';
import { nextNodes } from '../../src/lint/ignores/next-node.ts';
import { prepare, read } from '../../src/read/index.ts';
import type { Ignore } from '../../src/settings/index.ts';

beforeAll(() => prepare(['a.yaml']));

const bytes = (text: string) => new TextEncoder().encode(text);
const rule = 'mcpdesc.document.object.known-properties';

function findings(text: string, settings: Partial<CheckSettings> = {}, path = 'a.mcpdesc.yaml') {
  const { file, problems, ignores } = check({ path, bytes: bytes(text) }, { profile: 'default', ...settings });
  expect(problems).toEqual([]);
  return { all: file.findings, ignores };
}

const summary = (text: string, settings: Partial<CheckSettings> = {}, path?: string) =>
  findings(text, settings, path).all.map(({ rule: id, severity, pointer, suppressed }) => ({
    id,
    severity,
    pointer,
    ...(suppressed && { suppressed }),
  }));

const document = (info: string) =>
  `mcpdesc: "0.8.0"\ninfo:\n  name: n\n  version: "1.0.0"\n${info}protocolVersions: ["2026-07-28"]\n`;

describe('a comment covers the next node', () => {
  test.each([
    ['the next member, not those behind it', 'a: 1\n#\nb: 2\nc: 3\n', '/b'],
    ['not the whole document before its first key', '#\na: 1\nb: 2\n', '/a'],
    ['not the object before its first key', 'a:\n  #\n  b: 1\n  c: 2\n', '/a/b'],
    ['an item before its dash', 'a:\n  #\n  - b: 1\n    c: 2\n', '/a/0'],
    ['the first member of an item behind its dash', 'a:\n  - #\n    b: 1\n    c: 2\n', '/a/0/b'],
    ['an item that is a scalar', 'a:\n  - x\n  #\n  - y\n', '/a/1'],
    ['the outer item of several dashes', 'a:\n  #\n  - - - b: 1\n', '/a/0'],
    ['the inner item between the dashes', 'a:\n  - #\n    - - b: 1\n', '/a/0/0'],
    ['an item in brackets', 'a: [ #\n  x, y]\n', '/a/0'],
    ['a value behind its key', 'a: #\n  [x]\n', '/a'],
    ['what follows where its own collection ends', 'a:\n  - x\n  #\nb: 2\n', '/b'],
    ['what follows other comments', '#\n# - also\n\n  # see b\nb: 1\n', '/b'],
    ['nothing at the end', 'a: 1\n#\n', undefined],
  ])('%s', (_about, text, pointer) => {
    const { tree, comments } = read({ path: 'a.yaml', bytes: bytes(text) });
    expect(tree && nextNodes(tree, text)(comments[0]?.end ?? 0)).toBe(pointer);
  });

  test('and what lies below it', () => {
    const text = `# mcpdesc-check-ignore mcpdesc.tag.*, ${rule}: known upstream\n`;
    expect(summary(document('').replace('info:', `${text}info:`).replace('  name', '  colour: 1\n  name'))).toEqual([
      { id: 'mcpdesc.ignore.entry.used', severity: 'warning', pointer: '/info' },
      {
        id: rule,
        severity: 'error',
        pointer: '/info/colour',
        suppressed: { by: 'comment', reason: 'known upstream' },
      },
    ]);
  });

  test('and no text that only looks like one', () => {
    const text = document(
      `  description: "# mcpdesc-check-ignore ${rule}: r"\n  title: |\n    # mcpdesc-check-ignore x\n`,
    );
    expect(summary(text)).toEqual([]);
  });
});

describe('the extension', () => {
  const withExtension = (entry: object, name = 'colour') =>
    JSON.stringify({
      mcpdesc: '0.8.0',
      info: { name: 'n', version: '1.0.0', [name]: 1 },
      protocolVersions: ['2026-07-28'],
      'x-mcpdesc-check': { ignore: [entry] },
    });

  test.each<[Partial<Ignore>, boolean]>([
    [{ rule, reason: 'r' }, true],
    [{ rule, reason: 'r', pointer: '/info' }, true],
    [{ rule, reason: 'r', pointer: '/info/colour' }, true],
    [{ rule, reason: 'r', pointer: '/info/colo' }, false],
    [{ rule, reason: 'r', pointer: '' }, false],
    [{ rule: 'mcpdesc.document.*', reason: 'r' }, true],
    [{ rule, reason: ' ' }, false],
    [{ rule, reason: 'r', until: '2026-11-30' }, true],
    [{ rule, reason: 'r', until: '2026-11-29' }, false],
  ])('%j', (entry, isSuppressed) => {
    const { all } = findings(withExtension(entry), { today: '2026-11-30' }, 'a.mcpdesc.json');
    const [found] = all.filter(({ rule: id }) => id === rule);
    const { pointer } = entry;
    // The empty pointer is the whole document.
    expect(found?.suppressed !== undefined).toBe(isSuppressed || pointer === '');
    expect(all.length).toBe(isSuppressed || pointer === '' ? 1 : 2);
  });
});

test('an entry of the extension with a mistake in it ignores nothing, and the others do', () => {
  const ignoring = (...ignore: unknown[]) =>
    summary(document('  colour: 1\n').replace('info:', `x-mcpdesc-check: ${JSON.stringify({ ignore })}\ninfo:`));
  const { length } = ignoring();
  const wide = { rule: 'mcpdesc.document.*', reason: 'r' };
  for (const mistake of [{ pointer: 'tools/0' }, { until: '31.12.2999' }, { till: '2999-12-31' }, { reason: 1 }]) {
    const told = ignoring({ ...wide, ...mistake });
    expect(told.map(({ id, suppressed }) => [id, suppressed === undefined])).toEqual([
      ['mcpdesc.ignore.entry.form', true],
      [rule, true],
    ]);
    expect(told).toHaveLength(length + 1);
    expect(ignoring({ ...wide, ...mistake }, wide).map(({ suppressed }) => suppressed === undefined)).toEqual([
      true,
      false,
    ]);
  }
});

describe('severities of the settings', () => {
  const text = document('  colour: 1\n');
  test.each<[CheckSettings['rules'], string[]]>([
    [{}, ['error']],
    [{ [rule]: 'note' }, ['note']],
    [{ [rule]: 'off' }, []],
    [{ 'mcpdesc.document.*': 'warning' }, ['warning']],
    [{ '*': 'off', 'mcpdesc.document.*': 'warning' }, ['warning']],
    [{ [rule]: 'note', 'mcpdesc.*': 'off' }, ['note']],
    [{ 'mcpdesc.document.obj.*': 'off' }, ['error']],
  ])('%j', (rules, severities) => {
    expect(findings(text, { ...(rules && { rules }) }).all.map(({ severity }) => severity)).toEqual(severities);
  });

  test('turn an advisory rule on', () => {
    const schema = 'mcpdesc.document.schema-uri.present';
    expect(summary(document(''), { rules: { [schema]: 'warning' } })).toMatchObject([
      { id: schema, severity: 'warning' },
    ]);
    expect(summary(document(''), { profile: 'strict', rules: { [schema]: 'off' } })).not.toContainEqual(
      expect.objectContaining({ id: schema }),
    );
  });

  test('make one finding of a rule with several severities', () => {
    const sse = { profile: 'default', rules: { '*': 'note' } } as const;
    const both = `mcpdesc: "0.8.0"\ninfo: { name: n, version: "1.0.0" }\nprotocolVersions: ["2024-11-05", "2026-07-28"]\ncapabilities: [{ logging: {} }]\n`;
    const { all } = findings(both, sse);
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all.map(({ severity }) => severity))).toEqual(new Set(['note']));
    const keys = all.map(({ rule: id, pointer, message }) => `${id} ${pointer} ${message}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('never make a file that cannot be read look checked', () => {
    const off = { rules: { '*': 'off' }, ignore: [{ rule: '*', reason: 'r' }] } as const;
    const { all, ignores } = findings('{', off, 'a.mcpdesc.json');
    expect(all).toMatchObject([{ rule: 'mcpdesc.serialization.json.well-formed', severity: 'error' }]);
    expect(all[0]?.suppressed).toBeUndefined();
    expect(ignores).toEqual(['open']);
  });
});

describe('ignores of the settings', () => {
  const text = document('  colour: 1\n');
  test.each([
    [{ rule, reason: 'r' }, 'used', true],
    [{ rule, reason: 'r', pointer: '/tools' }, 'unused', false],
    [{ rule: 'mcpdesc.info.version.semver', reason: 'r' }, 'open', false],
    [{ rule, reason: 'r', until: '2000-01-01' }, 'open', false],
  ])('%j', (ignore, fate, isSuppressed) => {
    const { all, ignores } = findings(text, { ignore: [ignore], today: '2026-11-30' });
    expect(ignores).toEqual([fate]);
    expect(all.map(({ suppressed }) => suppressed)).toEqual([isSuppressed ? { by: 'config', reason: 'r' } : undefined]);
  });

  test('the first of several is the one that is told, and all are used', () => {
    const comment = `  # mcpdesc-check-ignore ${rule}: here\n`;
    const { all, ignores } = findings(document(`${comment}  colour: 1\n`), { ignore: [{ rule, reason: 'r' }] });
    expect(all.map(({ suppressed }) => suppressed)).toEqual([{ by: 'comment', reason: 'here' }]);
    expect(ignores).toEqual(['used']);
  });
});

describe('of more ignores than a description may hold', () => {
  const nowhere = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ rule, pointer: `/nowhere-${index}`, reason: 'r' }));
  const suppressed = (before: number) => {
    const ignore = [...nowhere(before), { rule, pointer: '/colour', reason: 'r' }];
    const text = document(`  "unknown": 1\n`).replace(
      'info:',
      `x-mcpdesc-check: ${JSON.stringify({ ignore })}\ncolour: 1\ninfo:`,
    );
    return findings(text, { limits: limitsWith({ findings: 100_000 }) }).all.flatMap((one) =>
      one.pointer === '/colour' ? [one.suppressed !== undefined] : [],
    );
  };

  test('the first 1,000 are heard', () => {
    expect(suppressed(999)).toEqual([true]);
    expect(suppressed(1000)).toEqual([false]);
  });

  test('the first 1,000 that are ill-formed are told', () => {
    const text = document('').replace('info:', `${'# mcpdesc-check-ignore\n'.repeat(1001)}info:`);
    const told = findings(text, { limits: limitsWith({ findings: 100_000 }) }).all;
    expect(told.filter(({ rule: id }) => id === 'mcpdesc.ignore.entry.form')).toHaveLength(1000);
  });
});
