/** Files that are none, that go away, that change, and that have names to trip over: each is told or checked, none blocks. */

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configured } from '../../src/config/index.ts';
import { type Disk, realDisk } from '../../src/discover/index.ts';
import type { Report } from '../../src/finding.ts';
import { reporters } from '../../src/report/index.ts';
import { run } from '../../src/run.ts';
import { defaults, type Settings, UsageError } from '../../src/settings/index.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'odd-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const settings = (paths: readonly string[] = []): Settings => ({
  ...defaults,
  root: folder,
  workingDirectory: folder,
  paths,
});
const at = (name: string) => join(folder, name);
const write = (name: string | Buffer, text = '{}') =>
  writeFileSync(typeof name === 'string' ? at(name) : Buffer.concat([Buffer.from(`${folder}/`), name]), text);
const checked = (paths: readonly string[] = [], disk: Disk = realDisk) => run(settings(paths), disk);
const told = ({ files, problems }: Report) => ({
  files: files.map(({ path }) => path),
  problems: problems.map(({ kind, path, message }) => `${kind} ${path}: ${message}`),
});
const name = 'a.mcpdesc.json';
const notOpened = 'This is neither a file nor a folder, and pipes, sockets and devices are not opened.';
const isWindows = process.platform === 'win32';

/** Found by the default patterns, named outright, and by a pattern. */
const ways: readonly (readonly string[])[] = [[], [name], ['*.json']];

describe.skipIf(isWindows)('what is no file is not opened', () => {
  const problems = [`operator ${name}: ${notOpened}`];

  test.each(ways)('a pipe: %s', async (...paths) => {
    execFileSync('mkfifo', [at(name)]);
    expect(told(await checked(paths))).toEqual({ files: [], problems });
  });

  test.each(ways)('a socket: %s', async (...paths) => {
    const server = createServer().listen(at(name));
    await once(server, 'listening');
    expect(told(await checked(paths))).toEqual({ files: [], problems });
    server.close();
  });

  test('a device, by its own name and by a link to it', async () => {
    symlinkSync('/dev/zero', at(name));
    expect(told(await checked([name]))).toEqual({ files: [], problems });
    expect(told(await checked(['/dev/zero'])).problems).toHaveLength(1);
    // The link leads out of the root.
    expect(told(await checked())).toEqual({ files: [], problems: [] });
  });

  test('a pipe that was a file when it was found', async () => {
    write(name);
    const disk: Disk = {
      ...realDisk,
      read: (path = '', most) => {
        unlinkSync(path);
        execFileSync('mkfifo', [path]);
        return realDisk.read(path, most);
      },
    };
    expect(told(await checked([], disk)).problems).toEqual([
      `operator ${name}: This file cannot be read: it is a pipe, a socket or a device.`,
    ]);
  });

  test('a pipe or a folder in the place of the config file', async () => {
    execFileSync('mkfifo', [at('c.yaml')]);
    mkdirSync(at('d.yaml'));
    const named = (path: string) => configured({ ...settings(), configFile: { path } }, realDisk, '2026-11-30');
    const refused = (path: string, why: string) =>
      expect(named(path)).rejects.toThrow(new UsageError(`The config file "${path}" cannot be read: ${why}`));
    await refused('c.yaml', 'it is a pipe, a socket or a device');
    for (const path of ['d.yaml', '.', folder]) {
      await refused(path, 'it is a folder; name the file in it, such as .mcpdesc-check.yaml');
    }
    const byFlag = { ...settings(), configFile: { path: '/dev/null' }, given: { by: 'flag' } } as const;
    await expect(configured(byFlag, realDisk, '2026-11-30')).rejects.toThrow(
      'The config file "/dev/null" cannot be read: it is a pipe, a socket or a device; --no-config takes no config file',
    );
  });
});

describe('links', () => {
  test.each(ways)('in a circle: %s', async (...paths) => {
    symlinkSync(name, at(name));
    expect(told(await checked(paths))).toEqual({
      files: [],
      problems: [`operator ${name}: This cannot be looked at: its symbolic links go round in a circle.`],
    });
  });

  test('that lead nowhere', async () => {
    symlinkSync('gone', at(name));
    const nowhere = [`operator ${name}: This symbolic link leads nowhere.`];
    expect(told(await checked())).toEqual({ files: [], problems: nowhere });
    expect(told(await checked(['*.json']))).toEqual({ files: [], problems: nowhere });
    expect(told(await checked([name])).problems).toEqual([`operator ${name}: There is no such file or folder.`]);
  });
});

describe.skipIf(isWindows)('what may not be read', () => {
  /** Nobody in particular, where the tests run as root, who may read all. */
  async function unprivileged<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const { seteuid, getuid } = process;
    if (seteuid === undefined || getuid?.() !== 0) return work();
    seteuid(65_534);
    try {
      return await work();
    } finally {
      seteuid(0);
    }
  }

  beforeEach(() => chmodSync(folder, 0o755));

  test.each(ways)('a file: %s', async (...paths) => {
    write(name);
    chmodSync(at(name), 0);
    expect(told(await unprivileged(() => checked(paths)))).toEqual({
      files: [],
      problems: [`operator ${name}: This file cannot be read: permission denied.`],
    });
  });

  test('a folder, and what lies beside it is checked', async () => {
    mkdirSync(at('closed'), { mode: 0 });
    write(name);
    const { files, problems } = told(await unprivileged(() => checked()));
    const within = told(await unprivileged(() => checked([`closed/${name}`])));
    expect(files).toEqual([name]);
    expect(problems).toEqual(['operator closed: This folder cannot be looked into: permission denied.']);
    expect(within.problems).toEqual([`operator closed/${name}: This cannot be looked at: permission denied.`]);
  });
});

describe('between finding and reading', () => {
  /** The real disk, on which something happens first. */
  const whileReading = (happens: (path: string) => void): Disk => ({
    ...realDisk,
    read: async (path = '', most) => {
      happens(path);
      return realDisk.read(path, most);
    },
  });

  test('a file goes away, and another one stays', async () => {
    write(name);
    write('b.mcpdesc.json');
    const disk = whileReading((path) => {
      if (path.endsWith(name)) unlinkSync(path);
    });
    expect(told(await checked([], disk))).toEqual({
      files: ['b.mcpdesc.json'],
      problems: [`operator ${name}: This file cannot be read: it does not exist.`],
    });
  });

  test('a file becomes a folder', async () => {
    write(name);
    mkdirSync(at('other'));
    const disk = whileReading((path) => {
      unlinkSync(path);
      renameSync(at('other'), path);
    });
    expect(told(await checked([], disk)).problems).toEqual([
      `operator ${name}: This file cannot be read: it is a folder.`,
    ]);
  });

  test('a folder goes away', async () => {
    mkdirSync(at('s'));
    const disk: Disk = {
      ...realDisk,
      list: async (path) => {
        const entries = await realDisk.list(path);
        if (path === folder) rmSync(at('s'), { recursive: true });
        return entries;
      },
    };
    expect(told(await checked([], disk)).problems).toEqual([
      'operator s: This folder cannot be looked into: it does not exist.',
    ]);
  });
});

describe('names', () => {
  const names = [
    'line\nbreak',
    'tab\tbed',
    'quo"te',
    "apo'strophe",
    'back\\slash',
    '\u{1f600}',
    ' ',
    '-dash',
    '--fix',
    '::error::x',
    '##[error]x',
    '%41#?',
    '{a,b}',
    '[a]',
    '*',
    '!not',
    '$(x)',
    '`x`',
    '<b>',
    '|',
    '\u001b[31m',
    '\u202ertl',
    'e\u0301',
    'x'.repeat(240),
  ].map((stem) => `${stem}.mcpdesc.json`);

  test.skipIf(isWindows)('of any kind are found, and come out of each report safe and as they are', async () => {
    for (const one of names) write(one);
    const report = await checked();
    expect(told(report)).toEqual({ files: names.toSorted(), problems: [] });

    const context = { tool: { name: 'n', version: '1' }, rules: new Map(), failOn: 'error' } as const;
    const written = JSON.parse(reporters.json(report, context));
    expect(written.files.map(({ path }: { path: string }) => path)).toEqual(names.toSorted());
    const { results } = JSON.parse(reporters.sarif(report, context)).runs[0];
    const uris: string[] = results.map(
      (result: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
        result.locations[0]?.physicalLocation.artifactLocation.uri,
    );
    expect([...new Set(uris.map(decodeURIComponent))].toSorted()).toEqual(names.toSorted());
    expect(uris.every((uri) => /^[\x21-\x7e]+$/.test(uri))).toBe(true);
    for (const format of ['text', 'markdown', 'github'] as const) {
      const text = reporters[format](report, context);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/);
      if (format !== 'github') expect(text).not.toMatch(/^\s*::error/m);
      if (format !== 'markdown') expect(text).not.toMatch(/##\[/);
    }
  });

  test.skipIf(isWindows)('of any kind may be named outright', async () => {
    for (const one of names) write(one);
    for (const one of names) expect(told(await checked([`./${one}`])).files).toEqual([one]);
  });

  test.runIf(process.platform === 'linux')('that are no text are told as such', async () => {
    write(Buffer.from('latin\xe9.mcpdesc.json', 'latin1'));
    write(name);
    expect(told(await checked())).toEqual({
      files: [name],
      problems: ['operator latin\ufffd.mcpdesc.json: This file cannot be read: its name is not UTF-8.'],
    });
    const strange = 'latin\ufffd.mcpdesc.json';
    expect(told(await checked([strange])).problems).toEqual([
      `operator ${strange}: This cannot be looked at: its name is not UTF-8.`,
    ]);
    rmSync(Buffer.concat([Buffer.from(`${folder}/latin`), Buffer.from([0xe9]), Buffer.from('.mcpdesc.json')]));
    mkdirSync(Buffer.concat([Buffer.from(`${folder}/folder`), Buffer.from([0xe9])]));
    symlinkSync(
      name,
      Buffer.concat([Buffer.from(`${folder}/link`), Buffer.from([0xe9]), Buffer.from('.mcpdesc.json')]),
    );
    expect(told(await checked())).toEqual({
      files: [name],
      problems: [
        'operator folder\ufffd: This folder cannot be looked into: its name is not UTF-8.',
        'operator link\ufffd.mcpdesc.json: This cannot be looked at: its name is not UTF-8.',
      ],
    });
    write('real\ufffd.mcpdesc.json');
    expect(told(await checked(['real*'])).files).toEqual(['real\ufffd.mcpdesc.json']);
  });

  test('that are too long are told as such', async () => {
    const long = `${'x'.repeat(300)}.mcpdesc.json`;
    expect(told(await checked([long])).problems).toEqual([
      `operator ${long}: This cannot be looked at: the name is too long.`,
    ]);
  });
});

test('standard input without an end is read as far as the limit', async () => {
  const { stdin } = process;
  let asked = 0;
  const endless = Readable.from(
    (function* () {
      for (;;) {
        asked += 1;
        yield Buffer.alloc(1000, 32);
      }
    })(),
    { highWaterMark: 1 },
  );
  Object.defineProperty(process, 'stdin', { value: endless, configurable: true });
  try {
    const report = await checked(['-']);
    expect(report.files.map(({ findings }) => findings[0]?.rule)).toEqual(['mcpdesc.serialization.input.size-limits']);
    expect(asked).toBeLessThan(6000);
  } finally {
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  }
});

describe('50,000 files', () => {
  const [folders, each] = [50, 1000];

  test('are each read once, one after another, in order, and no folder twice', async () => {
    const asked = { list: 0, kind: 0, realPath: 0, read: 0, open: 0, most: 0 };
    const disk: Disk = {
      list: async (path) => {
        asked.list += 1;
        return path === '/r'
          ? Array.from({ length: folders }, (_, index) => ({ name: `f${index}`, kind: 'directory' as const }))
          : Array.from({ length: each }, (_, index) => ({ name: `${index}.mcpdesc.json`, kind: 'file' as const }));
      },
      kind: async (path) => {
        asked.kind += 1;
        return path === '/r' ? 'directory' : undefined;
      },
      realPath: async (path) => {
        asked.realPath += 1;
        return path;
      },
      size: async () => 2,
      read: async () => {
        asked.read += 1;
        asked.open += 1;
        asked.most = Math.max(asked.most, asked.open);
        await Promise.resolve();
        asked.open -= 1;
        return Buffer.from('[]');
      },
    };
    const { files } = await run({ ...settings(), root: '/r', workingDirectory: '/r' }, disk);
    const paths = files.map(({ path }) => path);
    expect(paths).toHaveLength(folders * each);
    expect(paths).toEqual(paths.toSorted());
    expect(asked).toEqual({
      list: folders + 1,
      kind: expect.any(Number),
      realPath: expect.any(Number),
      read: folders * each,
      open: 0,
      most: 1,
    });
    expect(asked.kind + asked.realPath).toBeLessThan(10);
  });
});
