import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realDisk } from '../src/discover/index.ts';
import { reporters } from '../src/report/index.ts';
import { run } from '../src/run.ts';
import { parseCommandLine } from '../src/settings/index.ts';
import { tool } from '../src/tool.ts';

const root = join(import.meta.dirname, '..');

test('the README shows what the examples really give', async () => {
  const command = parseCommandLine(['examples'], { workingDirectory: root, environment: {}, isTerminal: false });
  if (command.name !== 'check') throw new Error('a path alone is checked');
  const report = await run(command.settings, realDisk);
  const output = reporters.text(report, { tool, rules: new Map(), failOn: 'error' });
  const excerpt = /```text\n(.*?)```/s.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? '';
  const findings = excerpt.trim().split('\n\n');
  expect(findings.length).toBeGreaterThan(1);
  for (const finding of findings) expect(output).toContain(finding);
});
