import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleApi, writeApi } from '../../scripts/bundle-api.ts';
import { check, fix } from '../../src/api.ts';

const root = join(import.meta.dirname, '../..');
const examples = ['broken/library.mcpdesc.json', 'broken/orders.mcpdesc.yaml', 'weather.mcpdesc.json'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('runs where there is nothing but what JavaScript and every browser have', async () => {
  const code = await bundleApi();
  expect(code.match(/^\s*(?:import|export)\b.*$/gm)).toHaveLength(1);
  const exported = /export \{([^}]*)\};?\s*$/.exec(code)?.[1] ?? '';
  const members = exported.split(',').map((name) => name.trim().split(' as ').toReversed().join(': '));
  const program = `"use strict"; ${code.replace(/export \{[^}]*\};?\s*$/, '')}\nreturn { ${members.join(', ')} };`;
  const library: { readonly check: typeof check; readonly fix: typeof fix } = runInNewContext(
    `(() => { ${program} })()`,
    { TextEncoder, TextDecoder, URL, Uint8Array },
  );
  for (const name of examples) {
    const text = readFileSync(join(root, 'examples', name), 'utf8');
    const options = { profile: 'strict', protocolVersions: 'all' } as const;
    expect(JSON.stringify(library.check(text, name, options))).toBe(JSON.stringify(check(text, name, options)));
    expect(JSON.stringify(library.fix(text, name))).toBe(JSON.stringify(fix(text, name)));
  }
}, 120_000);

describe('as a package', () => {
  const tsc = join(root, 'node_modules', '.bin', 'tsc');
  beforeAll(async () => {
    const compiled = join(folder, 'compiled');
    execFileSync(tsc, ['-p', root, '--outDir', compiled, '--noCheck'], { stdio: 'pipe' });
    const home = join(folder, 'node_modules', 'mcpdesc-check');
    await writeApi(compiled, join(home, 'dist', 'api'));
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), readFileSync(join(root, 'package.json')));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  }, 120_000);

  const manual = readFileSync(join(root, 'docs/api.md'), 'utf8');
  const examples = [...manual.matchAll(/^```js\n(.*?)^```\n\n```text\n(.*?)^```$/gms)];

  test('every program of the manual prints what stands below it', () => {
    expect(examples.length).toBe(manual.match(/^```js$/gm)?.length);
    expect(examples.length).toBeGreaterThan(1);
    for (const [, program = '', printed] of examples) {
      writeFileSync(join(folder, 'example.js'), program);
      const output = execFileSync(process.execPath, ['example.js'], { cwd: folder, encoding: 'utf8' });
      expect(output).toBe(printed);
    }
  });

  test('has types that a strict program of its own compiles against', () => {
    const program = `import { check, type Finding } from 'mcpdesc-check';
const { file, problems } = check('{}', 'a.json', { profile: 'strict' });
const rules: readonly string[] = file.findings.map((finding: Finding) => finding.rule);
console.log(JSON.stringify({ rules, problems }));
`;
    writeFileSync(join(folder, 'program.ts'), program);
    const strict = [
      '--strict',
      '--exactOptionalPropertyTypes',
      '--module',
      'nodenext',
      '--target',
      'es2023',
      '--types',
      '',
    ];
    execFileSync(tsc, [...strict, '--typeRoots', folder, 'program.ts'], { cwd: folder, stdio: 'pipe' });
    const printed: unknown = JSON.parse(
      execFileSync(process.execPath, ['program.js'], { cwd: folder, encoding: 'utf8' }),
    );
    const { file, problems } = check('{}', 'a.json', { profile: 'strict' });
    expect(printed).toEqual({ rules: file.findings.map(({ rule }) => rule), problems });
  }, 120_000);
});
