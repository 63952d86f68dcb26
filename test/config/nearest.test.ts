import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inspect } from '../../src/inspect.ts';
import { defaults, type Settings } from '../../src/settings/index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nearest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const rule = 'mcpdesc.document.object.known-properties';
const bad = '{"mcpdesc":"0.8.0","info":{"name":"n","version":"1.0.0","x":1},"protocolVersions":["2026-07-28"]}';
const off = `rules: { ${rule}: off }\n`;

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** As the Action runs: the workspace is the root, and checking starts in a folder of it. */
async function run(workingDirectory: string, changed: Partial<Settings> = {}) {
  const root = join(folder, 'workspace');
  const given = { ...defaults, root, workingDirectory: join(root, workingDirectory), ...changed };
  const { report, settings } = await inspect(given, '2026-11-30');
  const files = report.files.map(({ path, findings }) => `${path}: ${findings.map(({ severity }) => severity)}`);
  return { files, config: settings.config?.path };
}

test('files of a folder of the workspace are named from the workspace, whichever config is the nearest', async () => {
  write({
    'workspace/.mcpdesc-check.yaml': `files: ["**/*.json"]\n${off}`,
    'workspace/packages/a/a.json': bad,
    'workspace/packages/b/.mcpdesc-check.yaml': `rules: { ${rule}: note }\n`,
    'workspace/packages/b/b.mcpdesc.json': bad,
  });
  expect(await run('packages/a')).toEqual({ files: ['packages/a/a.json: '], config: '.mcpdesc-check.yaml' });
  expect(await run('packages/b')).toEqual({
    files: ['packages/b/b.mcpdesc.json: note'],
    config: 'packages/b/.mcpdesc-check.yaml',
  });
  expect((await run('packages/b', { configFile: { path: '../../.mcpdesc-check.yaml' } })).files).toEqual([
    'packages/b/b.mcpdesc.json: ',
  ]);
  expect((await run('packages')).files).toEqual(['packages/a/a.json: ', 'packages/b/b.mcpdesc.json: ']);
});

test('what lies outside of the workspace is not looked at', async () => {
  write({ '.mcpdesc-check.yaml': off, 'workspace/sub/a.mcpdesc.json': bad });
  expect(await run('sub')).toEqual({ files: ['sub/a.mcpdesc.json: error'], config: undefined });
});

test('a repository in the workspace is no end: it may be a submodule', async () => {
  write({
    'workspace/.mcpdesc-check.yaml': off,
    'workspace/sub/.git': 'gitdir: x',
    'workspace/sub/a.mcpdesc.json': bad,
  });
  expect((await run('sub')).files).toEqual(['sub/a.mcpdesc.json: ']);
});
