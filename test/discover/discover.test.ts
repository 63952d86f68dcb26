import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { discover, nothingMatched, realDisk } from '../../src/discover/index.ts';
import { type Config, configNames, defaults, type Settings, UsageError } from '../../src/settings/index.ts';

let folder: string;
let root: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'discover-')));
  root = join(folder, 'root');
  mkdirSync(root);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '{}');
  }
}

function link(path: string, target: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  symlinkSync(target, join(root, path));
}

const settings = (paths: string[], changed: Partial<Settings> = {}): Settings => ({
  ...defaults,
  root,
  workingDirectory: root,
  paths,
  ...changed,
});
const find = async (...paths: string[]) => {
  const { files, problems } = await discover(settings(paths), realDisk);
  return { files: files.map(({ path }) => path), problems: problems.map(({ path, message }) => `${path}: ${message}`) };
};
const only = (...files: string[]) => ({ files, problems: [] });

describe('what is found', () => {
  test('by default: the default patterns, in hidden folders too, sorted by code unit', async () => {
    write('b.mcpdesc.json', 'a/mcpdesc.yml', '.github/x.mcp-description.yaml', 'Z.mcpdesc.yaml', 'a.mcpdesc.yml');
    write('mcpdesc.txt', 'notmcpdesc.json', 'a.mcpdesc.json5', 'mcpdesc.json.bak', 'A.MCPDESC.JSON');
    expect(await find()).toEqual(
      only('.github/x.mcp-description.yaml', 'Z.mcpdesc.yaml', 'a.mcpdesc.yml', 'a/mcpdesc.yml', 'b.mcpdesc.json'),
    );
  });

  test('never in .git and node_modules, unless named outright', async () => {
    write('.git/a.mcpdesc.json', 'x/node_modules/p/a.mcpdesc.json', 'x/node_modules/p/node_modules/a.mcpdesc.json');
    expect(await find()).toEqual(only());
    expect(await find('x/node_modules/p/*.json', '**/*.json', '{.git,x}/*.json')).toEqual(only());
    expect(await find('.git/a.mcpdesc.json')).toEqual(only('.git/a.mcpdesc.json'));
    expect(await find('x/node_modules/p')).toEqual(only('x/node_modules/p/a.mcpdesc.json'));
  });

  test('a file named outright, whatever it is called', async () => {
    write('a.txt', 'b [1].json', '-odd', '{a,b}.json');
    expect(await find('a.txt', './a.txt', 'b [1].json', join(root, '-odd'), '{a,b}.json')).toEqual(
      only('-odd', 'a.txt', 'b [1].json', '{a,b}.json'),
    );
  });

  test('a folder means the default patterns below it', async () => {
    write('s/a.mcpdesc.json', 's/t/mcpdesc.json', 's/other.json', 'a.mcpdesc.json');
    expect(await find('s')).toEqual(only('s/a.mcpdesc.json', 's/t/mcpdesc.json'));
    expect(await find('s/')).toEqual(await find('s'));
    expect(await find('{s,nothing}')).toEqual(await find('s'));
  });

  test('each file once, however many paths mean it', async () => {
    write('s/a.mcpdesc.json');
    expect(await find('s', '**/*.json', 's/a.mcpdesc.json', '.', join(root, 's'))).toEqual(only('s/a.mcpdesc.json'));
  });

  test('odd names', async () => {
    const names = ['a b.mcpdesc.json', 'line\nbreak.mcpdesc.json', '😀.mcpdesc.json', '%41#?.mcpdesc.json'];
    write(...names, 'back\\slash.mcpdesc.json');
    expect(await find()).toEqual(only(...[...names, 'back\\slash.mcpdesc.json'].sort()));
    expect(await find('line\n*')).toEqual(only('line\nbreak.mcpdesc.json'));
  });

  test('a folder that is called like a description is looked into', async () => {
    write('x.mcpdesc.json/y.mcpdesc.json');
    expect(await find()).toEqual(only('x.mcpdesc.json/y.mcpdesc.json'));
    expect(await find('x.mcpdesc.json')).toEqual(only('x.mcpdesc.json/y.mcpdesc.json'));
  });

  test('outside of the root where somebody says so', async () => {
    mkdirSync(join(folder, 'beside'));
    writeFileSync(join(folder, 'beside/a.mcpdesc.json'), '{}');
    expect(await find('../beside')).toEqual(only('../beside/a.mcpdesc.json'));
    expect(await find('../beside/*.json', '!../beside/a*')).toEqual(only());
  });

  test('from the working directory, named from the root', async () => {
    write('w/a.mcpdesc.json', 'w/b.json', 'c.mcpdesc.json');
    const paths = async (...wanted: string[]) => {
      const changed = { workingDirectory: join(root, 'w') };
      return (await discover(settings(wanted, changed), realDisk)).files.map(({ path }) => path);
    };
    expect(await paths()).toEqual(['w/a.mcpdesc.json']);
    expect(await paths('b.json', '../c*')).toEqual(['c.mcpdesc.json', 'w/b.json']);
  });

  test('standard input, with or without files', async () => {
    write('a.mcpdesc.json');
    const both = await discover(settings(['-', 'a.mcpdesc.json'], { stdinFilename: 'b.yaml' }), realDisk);
    expect(both.files).toEqual([
      { path: 'a.mcpdesc.json', location: join(root, 'a.mcpdesc.json') },
      { path: 'b.yaml' },
    ]);
    expect(await find('-')).toEqual(only('stdin'));
  });
});

describe('what is excluded', () => {
  beforeEach(() => write('a.mcpdesc.json', 'f/b.mcpdesc.json', 's/f/c.mcpdesc.json'));

  test.each([
    [['!f'], ['a.mcpdesc.json', 's/f/c.mcpdesc.json']],
    [['!f/**'], ['a.mcpdesc.json', 's/f/c.mcpdesc.json']],
    [['!**/f/**'], ['a.mcpdesc.json']],
    [['!**/f'], ['a.mcpdesc.json']],
    [['!**'], []],
    [['s', '!**/f'], []],
    [['s/f', '!**/f'], []],
    [
      ['**/*.json', '!*.json'],
      ['f/b.mcpdesc.json', 's/f/c.mcpdesc.json'],
    ],
    [['{a,b}.mcpdesc.json', '!a*'], []],
    [['a.mcpdesc.json', '!**'], ['a.mcpdesc.json']],
  ])('%j leaves %j', async (paths, files) => {
    expect(await find(...paths)).toEqual(only(...files));
  });
});

describe('symbolic links', () => {
  test('within the root are followed, and a file goes by its own name', async () => {
    write('real/a.mcpdesc.json');
    link('link', 'real');
    link('b.mcpdesc.json', 'real/a.mcpdesc.json');
    expect(await find()).toEqual(only('real/a.mcpdesc.json'));
    expect(await find('link')).toEqual(only('link/a.mcpdesc.json'));
    expect(await find('l*/*')).toEqual(only('link/a.mcpdesc.json'));
    expect(await find('link', 'real')).toEqual(only('real/a.mcpdesc.json'));
    expect(await find('real', 'link')).toEqual(only('real/a.mcpdesc.json'));
    expect(await find('b.mcpdesc.json')).toEqual(only('b.mcpdesc.json'));
  });

  test('a pattern that only a link satisfies finds the file by that way', async () => {
    write('z/real/a.txt');
    link('a/wanted', '../z/real');
    expect(await find('**/wanted/*.txt')).toEqual(only('a/wanted/a.txt'));
  });

  test('out of the root are not, unless named outright', async () => {
    writeFileSync(join(folder, 'secret.mcpdesc.json'), '{}');
    link('s/out', '../..');
    link('s/out.mcpdesc.json', '../../secret.mcpdesc.json');
    expect(await find()).toEqual(only());
    expect(await find('s/*')).toEqual(only());
    expect(await find('s/out.mcpdesc.json')).toEqual(only('s/out.mcpdesc.json'));
  });

  test('into a folder that is never entered are not', async () => {
    write('node_modules/p/a.mcpdesc.json');
    link('s/p', '../node_modules/p');
    expect(await find()).toEqual(only());
  });

  test('that go round in circles end', async () => {
    write('a/x.mcpdesc.json');
    link('a/up', '..');
    link('a/self', '.');
    for (const name of 'bcdefgh') {
      mkdirSync(join(root, name));
      for (const other of 'bcdefgh') link(`${name}/${other}`, `../${other}`);
    }
    expect(await find()).toEqual(only('a/x.mcpdesc.json'));
    link('loop.mcpdesc.json', 'loop.mcpdesc.json');
    expect(await find()).toEqual({
      files: ['a/x.mcpdesc.json'],
      problems: ['loop.mcpdesc.json: This cannot be looked at: its symbolic links go round in a circle.'],
    });
  });

  test('that lead nowhere are a problem where a description is expected', async () => {
    link('a.mcpdesc.json', 'gone');
    link('other', 'gone');
    expect(await find()).toEqual({ files: [], problems: ['a.mcpdesc.json: This symbolic link leads nowhere.'] });
  });
});

describe('what cannot be checked is a problem and hides nothing', () => {
  test('a path that does not exist', async () => {
    write('a.json');
    expect(await find('gone.json', 'a.json', 'a.json/b', 'gone.json')).toEqual({
      files: ['a.json'],
      problems: ['a.json/b: There is no such file or folder.', 'gone.json: There is no such file or folder.'],
    });
  });

  test.skipIf(process.platform === 'win32')('a pipe', async () => {
    execFileSync('mkfifo', [join(root, 'p.mcpdesc.json')]);
    const problems = [
      'p.mcpdesc.json: This is neither a file nor a folder, and pipes, sockets and devices are not opened.',
    ];
    expect(await find()).toEqual({ files: [], problems });
    expect(await find('p.mcpdesc.json')).toEqual({ files: [], problems });
    expect(await find('{p,q}.mcpdesc.json')).toEqual({ files: [], problems });
  });

  test.skipIf(process.platform === 'win32')('a pipe outside of where a config file may look', async () => {
    write('in/a.mcpdesc.json');
    execFileSync('mkfifo', [join(root, 'p.mcpdesc.json')]);
    const workingDirectory = join(root, 'in');
    const look = async (isConfined: boolean) => {
      const own = settings(['../*.json', '*.json'], { workingDirectory, isConfined });
      const { files, problems } = await discover(own, realDisk);
      return [...files, ...problems].map(({ path }) => path);
    };
    expect(await look(true)).toEqual(['in/a.mcpdesc.json']);
    expect(await look(false)).toEqual(['in/a.mcpdesc.json', 'p.mcpdesc.json']);
  });

  test('an endless name', async () => {
    const name = 'x'.repeat(300);
    expect(await find(name)).toEqual({
      files: [],
      problems: [`${name}: This cannot be looked at: the name is too long.`],
    });
  });

  test('a pattern that matches nothing is none', async () => {
    expect(await find('gone/*.json', '{gone,away}.json')).toEqual(only());
  });

  test.each(['', '[', '!{a'])('%j is wrong usage', async (path) => {
    await expect(find(path)).rejects.toThrow(UsageError);
  });
});

describe('the config file and the baseline are no descriptions', () => {
  const names = configNames.flatMap((name) => [name, `sub/${name}`]);
  const none = (name: string) => `${name}: This is a config file or a baseline, not a description.`;

  test('wherever a pattern or a folder meets them', async () => {
    write(...names, '.other.yaml', 'a.mcpdesc.json', 'settings');
    link('link.yaml', '.mcpdesc-check.yaml');
    link('linked/.mcpdesc-check.yaml', '../settings');
    expect(await find('*.*', '**/*.yaml', '**/.mcpdesc-check.*')).toEqual(only('.other.yaml', 'a.mcpdesc.json'));
  });

  test('by whatever name they have in a run', async () => {
    write('c.mcpdesc.yaml', 'known.mcpdesc.json', 'a.mcpdesc.json');
    const config: Config = { path: 'c.mcpdesc.yaml', folder: root, text: '' };
    const own = settings([], { config, baseline: { file: 'known.mcpdesc.json', write: false } });
    const { files } = await discover(own, realDisk);
    expect(files.map(({ path }) => path)).toEqual(['a.mcpdesc.json']);
  });

  test('which is told where one is named outright', async () => {
    write(...names);
    expect(await find(...names)).toEqual({ files: [], problems: names.map(none).sort() });
  });
});

test('where nothing matched, it is said what was looked for', () => {
  expect(nothingMatched(settings(['a/*', '!b', 'a/*']))).toBe(
    'No MCP Description file matches "a/*", with "b" excluded.',
  );
  const config: Config = { path: 'c.yaml', folder: root, text: '', files: ['x', 'y'], exclude: ['z'] };
  expect(nothingMatched(settings(['!b', 'sub/x', 'sub/y', '!sub/z'], { config, isConfined: true }))).toBe(
    'No MCP Description file matches the files of "c.yaml": "x", "y", with "b", "sub/z" excluded.',
  );
  expect(nothingMatched(settings(['a', '!sub/z'], { config, isConfined: false }))).toBe(
    'No MCP Description file matches "a", with "sub/z" excluded.',
  );
  expect(nothingMatched(settings([]))).toBe(
    'No MCP Description file matches "**/*.mcpdesc.{json,yaml,yml}", "**/mcpdesc.{json,yaml,yml}", "**/*.mcp-description.{json,yaml,yml}".',
  );
});
