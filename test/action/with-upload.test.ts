import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { withUpload } from '../../scripts/with-upload.ts';
import { validSarif } from '../valid-sarif.ts';
import { valid } from './documents.ts';

const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const metadata = readFileSync(here('action.yml'), 'utf8');
const text = readFileSync(here('with-upload/action.yml'), 'utf8');
const action = parse(metadata);
const composite = parse(text);
const [check, upload] = composite.runs.steps;

describe('with-upload/action.yml', () => {
  test('is as scripts/with-upload.ts writes it', () => {
    expect(text).toBe(withUpload(metadata));
  });

  test('takes every input and hands it on under the name that the runner would give it', () => {
    expect(composite.inputs).toEqual(action.inputs);
    expect(check.env).toEqual(
      Object.fromEntries(
        Object.keys(action.inputs).map((name) => [`INPUT_${name.toUpperCase()}`, `\${{ inputs.${name} }}`]),
      ),
    );
  });

  test('gives every output', () => {
    expect(composite.outputs).toEqual(
      Object.fromEntries(
        Object.entries<{ description: string }>(action.outputs).map(([name, { description }]) => [
          name,
          { description, value: `\${{ steps.check.outputs.${name} }}` },
        ]),
      ),
    );
  });

  test('uploads what was written, with an action that nobody can change', () => {
    expect(upload.uses).toMatch(/^github\/codeql-action\/upload-sarif@[0-9a-f]{40}$/);
    expect(upload.with).toEqual({ sarif_file: composite.outputs['sarif-file'].value });
  });

  test.skipIf(!existsSync(here('dist/index.js')) || process.platform === 'win32')(
    'starts the Action with its inputs, dashes and all',
    () => {
      const workspace = mkdtempSync(join(tmpdir(), 'with-upload-'));
      const output = join(workspace, 'output');
      writeFileSync(join(workspace, 'a.mcpdesc.json'), valid);
      writeFileSync(output, '');
      const log = execFileSync('bash', ['-e', '-c', check.run], {
        cwd: workspace,
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          GITHUB_ACTION_PATH: here('with-upload'),
          GITHUB_OUTPUT: output,
          GITHUB_WORKSPACE: workspace,
          'INPUT_SARIF-FILE': 'elsewhere.sarif',
          INPUT_FILES: '*.json',
        },
      });
      expect(log).toContain('No findings in 1 file.');
      expect(readFileSync(output, 'utf8')).toContain('elsewhere.sarif');
      expect(validSarif(readFileSync(join(workspace, 'elsewhere.sarif'), 'utf8'))).toContain('"results": []');
      rmSync(workspace, { recursive: true });
    },
  );
});
