/**
 * Would anyone notice if an escape, a limit or a retry were gone? Applies each of `sabotages.yaml` to a copy of the
 * repository and runs the tests that are to fail. Prints those that pass all the same, and fails if there are any, if one
 * does not fit the sources any more, or if the sources have a limit by name that none is about.
 *
 * `npx tsx scripts/sabotage.ts [<part of "file: text"> …]`
 */

import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
/** Tests that do not come to an end have noticed. So many, and no more than ten times what they take without a sabotage. */
const mostSeconds = 240;
const leastSeconds = 60;

interface Sabotage {
  /** Stands in the file once. */
  readonly text: string;
  readonly instead: string;
  /** Below `test/`; at least one of them fails. */
  readonly tests: readonly string[];
}

/** By what is taken away, then by file. */
const list: Readonly<Record<string, Readonly<Record<string, readonly Sabotage[]>>>> = parse(
  readFileSync(join(import.meta.dirname, 'sabotages.yaml'), 'utf8'),
);
const kinds = Object.keys(list);
const all = Object.entries(list).flatMap(([kind, files]) =>
  Object.entries(files).flatMap(([file, sabotages]) =>
    sabotages.map(({ tests, ...one }) => ({ kind, file, ...one, tests: tests.map((name) => `test/${name}`) })),
  ),
);
const source = (file: string) => readFileSync(join(root, file), 'utf8');

const named = ({ file, text }: { readonly file: string; readonly text: string }) => `${file}: ${text}`;
const stale = all.filter(({ file, text }) => !existsSync(join(root, file)) || source(file).split(text).length !== 2);

/** Numbers that are limits by their name; what the rules ask for has its cases. */
const byName =
  /^(?:export )?const ((?:most|longest|largest|deepest|steps|nested)[A-Z]\w*|most|longest|steps|passes|room)\b(?=.*=.*\d)/gm;
const unnamed = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('rules'))
  .flatMap((name) =>
    [...source(`src/${name}`).matchAll(byName)].map(([, limit = '']) => ({ file: `src/${name}`, limit })),
  )
  .filter(({ file }) => !all.some((one) => one.file === file))
  .map(({ file, limit }) => `${file}: ${limit}`);

for (const one of stale) console.log(`does not stand there just once: ${named(one)}`);
for (const one of unnamed) console.log(`a limit that no sabotage is about: ${one}`);
if (stale.length + unnamed.length > 0) process.exit(1);

function copied(): string {
  // Inside the repository, where the packages are found without a link: some tests start programs that stumble over one.
  mkdirSync(join(root, 'build'), { recursive: true });
  const copy = mkdtempSync(join(root, 'build', 'sabotage-'));
  const files = execFileSync('git', ['ls-files', '-z', '--', ':!dist'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
    cpSync(join(root, file), join(copy, file), { verbatimSymlinks: true });
  }
  mkdirSync(join(copy, 'node_modules'));
  symlinkSync(join(root, 'node_modules/.bin'), join(copy, 'node_modules/.bin'));
  return copy;
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}

/** Whether the tests are green; undefined where they do not end in time. */
function passes(copy: string, tests: readonly string[], seconds: number): boolean | undefined {
  const words = [vitest, 'run', '--project', 'light', '--bail', '1', ...tests];
  // A group of its own: what a test runner has started would go on without it, and some sabotages fill the memory. Node
  // takes the option here, too, though the types name it for `spawn` alone.
  const group = { detached: true };
  const { pid, status } = spawnSync(process.execPath, words, {
    cwd: copy,
    stdio: 'ignore',
    timeout: Math.ceil(seconds * 1000),
    killSignal: 'SIGKILL',
    ...group,
  });
  if (status === null) endGroup(pid);
  return status === null ? undefined : status === 0;
}

const wanted = process.argv.slice(2);
const chosen = all.filter((one) => wanted.length === 0 || wanted.some((part) => named(one).includes(part)));
const copy = copied();
try {
  /** By the name of a file with tests: how many seconds they take. */
  const green = new Map<string, number>();
  const mustPass = (tests: string) => {
    const start = Date.now();
    if (passes(copy, [tests], 3 * mostSeconds) !== true) throw new Error(`${tests} fails without any sabotage.`);
    green.set(tests, (Date.now() - start) / 1000);
  };
  const survivors = chosen.filter((one) => {
    for (const tests of one.tests) if (!green.has(tests)) mustPass(tests);
    const usual = one.tests.reduce((sum, tests) => sum + (green.get(tests) ?? 0), 0);
    const intact = readFileSync(join(copy, one.file), 'utf8');
    writeFileSync(
      join(copy, one.file),
      intact.replace(one.text, () => one.instead),
    );
    const isGreen = passes(copy, one.tests, Math.min(mostSeconds, leastSeconds + 10 * usual));
    writeFileSync(join(copy, one.file), intact);
    console.log(`${isGreen === true ? 'SURVIVES' : isGreen === false ? 'noticed' : 'noticed, endless'}  ${named(one)}`);
    return isGreen === true;
  });
  for (const kind of kinds) {
    const of = chosen.filter((one) => one.kind === kind).length;
    console.log(`${String(of).padStart(4)} by ${kind}, ${survivors.filter((one) => one.kind === kind).length} survive`);
  }
  process.exitCode = survivors.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true });
}
