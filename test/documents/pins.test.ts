import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { upload, workflow } from '../../src/terminal/workflow.ts';

const root = join(import.meta.dirname, '../..');
test.skipIf(!existsSync(join(root, '.git')))(
  'whatever runs, shows or writes an action of others pins it to the same commit',
  () => {
    const files = execFileSync('git', ['ls-files', '*.md', '*.yml', '*.yaml'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
    const pins = new Map<string, Set<string>>();
    const texts = [...files.map((file) => readFileSync(join(root, file), 'utf8')), workflow(''), `- uses: ${upload}\n`];
    for (const text of texts) {
      for (const [, name = '', pin = ''] of text.matchAll(/^\s*(?:- )?uses: ([\w-]+\/[\w./-]+)@(.+)$/gm)) {
        const repository = name.split('/').slice(0, 2).join('/');
        pins.set(repository, (pins.get(repository) ?? new Set()).add(pin));
      }
    }
    expect([...pins.keys()]).toEqual(expect.arrayContaining(['actions/checkout', 'github/codeql-action']));
    expect([...pins].filter(([, all]) => all.size > 1)).toEqual([]);
    for (const pin of [...pins.values()].flatMap((all) => [...all]))
      expect(pin).toMatch(/^[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  },
);
