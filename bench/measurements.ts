/** What is measured against what. Inputs are made when their turn comes. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { input, type TextFormat, type Wanted } from './inputs.ts';
import type { Command } from './measure.ts';

export interface Measurement {
  readonly name: string;
  readonly than: string;
  /** The ratio of wall time that is aimed at. */
  readonly target?: string;
  readonly commands: () => readonly [ours: Command, yardstick: Command];
}

const here = fileURLToPath(new URL('.', import.meta.url));
const formats: readonly TextFormat[] = ['json', 'yaml'];
const kilobyte = 1000;
const megabyte = 1000 * kilobyte;
const versions = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];

const command = (...words: string[]): Command => ({ words: ['node', ...words] });

export function* measurements(build: string, scratch: string): Generator<Measurement> {
  const peers = join(process.env.BENCH_PEERS ?? '', 'node_modules');
  const hasPeers = process.env.BENCH_PEERS !== undefined && existsSync(peers);
  const cli = join(build, 'cli.js');
  const limits = join(scratch, 'limits.yaml');
  writeFileSync(limits, 'version: 1\nlimits: { bytes: 104857600, values: 1000000, entries: 1000000 }\n');

  const check = (folder: string, ...options: string[]) =>
    command(cli, '--quiet', '--config', limits, ...options, folder);
  const parse = (folder: string) => command(join(here, 'floor.mjs'), folder);
  const tree = (folder: string) => command(join(here, 'tree.cjs'), folder, join(peers, 'jsonc-parser'));
  const made = (name: string, wanted: Wanted) => input(scratch, name, wanted);
  const empty = command('-e', '0');

  yield {
    name: '`--version`',
    than: '`node -e 0`',
    target: '≤ 1.3',
    commands: () => [command(cli, '--version'), empty],
  };
  for (const format of formats) {
    yield {
      name: `one small ${format}`,
      than: '`node -e 0`',
      target: format === 'json' ? '≤ 1.6' : '≤ 2.2',
      commands: () => [
        command(cli, made(`small-${format}`, { format, bytes: 2 * kilobyte, files: 1 }).folder()),
        empty,
      ],
    };
  }
  yield {
    name: 'the Action, one small json',
    than: '`node -e 0`',
    target: '≤ 4.5',
    commands: () => {
      const { folder } = made('action', { format: 'json', bytes: 2 * kilobyte, files: 1 });
      return [onRunner(build, folder(), scratch), empty];
    },
  };

  for (const format of formats) {
    for (const [size, bytes] of [
      ['1 MB', megabyte],
      ['20 MB', 20 * megabyte],
    ] as const) {
      for (const schemas of [true, false]) {
        const { folder, remove } = made(`one-${format}-${bytes}-${schemas}`, { format, bytes, files: 1, schemas });
        const name = `${size} ${format}, ${schemas ? 'schemas and examples' : 'texts alone'}`;
        yield { name, than: 'parser', target: '≤ 4', commands: () => [check(folder()), parse(folder())] };
        if (format === 'json' && hasPeers) {
          yield { name, than: 'tree with places', target: '≤ 4', commands: () => [check(folder()), tree(folder())] };
        }
        remove();
      }
    }
    const sized = (bytes: number) => made(`growth-${format}-${bytes}`, { format, bytes, files: 1 });
    for (const bytes of [500 * kilobyte, megabyte, 2 * megabyte, 4 * megabyte]) {
      yield {
        name: `${bytes / kilobyte} kB ${format}`,
        than: 'half of it',
        target: '≤ 2.1',
        commands: () => [check(sized(bytes).folder()), check(sized(bytes / 2).folder())],
      };
    }
    yield {
      name: `20 MB ${format}, schemas and examples`,
      than: 'a tenth of it',
      target: '≤ 11',
      commands: () => [check(sized(20 * megabyte).folder()), check(sized(2 * megabyte).folder())],
    };
    sized(20 * megabyte).remove();
  }

  const single = { format: 'json', bytes: 500 * kilobyte, files: 1, schemas: false } as const;
  yield {
    name: 'five protocol versions',
    than: 'one',
    target: '≤ 1.5',
    commands: () => [
      check(made('five', { ...single, protocolVersions: versions }).folder()),
      check(made('one', single).folder()),
    ],
  };

  for (const format of formats) {
    const { folder } = made(`many-${format}`, { format, bytes: 50 * kilobyte, files: 200 });
    const name = `200 × 50 kB ${format}`;
    yield { name, than: 'parser', target: '≤ 3', commands: () => [check(folder()), parse(folder())] };
    yield {
      name: `${name}, one thread`,
      than: 'parser',
      commands: () => [check(folder(), '--jobs', '1'), parse(folder())],
    };
    if (!hasPeers) continue;
    if (format === 'json') {
      yield { name, than: 'tree with places', target: '≤ 3', commands: () => [check(folder()), tree(folder())] };
    }
    const spectral = join(peers, '@stoplight', 'spectral-cli', 'dist', 'index.js');
    const rules = join(here, 'spectral.yaml');
    yield {
      name,
      than: 'Spectral, ten rules',
      target: format === 'json' ? '≤ 0.05' : '≤ 0.1',
      commands: () => [
        check(folder()),
        { ...command(spectral, 'lint', `${folder()}/*`, '-r', rules, '-q'), mostStatus: 1 },
      ],
    };
  }

  const few = made('few', { format: 'yaml', bytes: 20 * kilobyte, files: 200 });
  const lots = made('lots', { format: 'yaml', bytes: 20 * kilobyte, files: 5000 });
  yield {
    name: '5,000 × 20 kB yaml',
    than: '200 of them',
    target: '≤ 25',
    commands: () => [check(lots.folder()), check(few.folder())],
  };
  yield {
    name: '5,000 × 20 kB yaml, two workers',
    than: 'one thread',
    target: '≤ 0.625',
    commands: () => [check(lots.folder(), '--jobs', '2'), check(lots.folder(), '--jobs', '1')],
  };
}

/** What the runner sets, as far as a push without a comment needs it. */
function onRunner(build: string, workspace: string, scratch: string): Command {
  const files = join(scratch, 'runner');
  mkdirSync(files, { recursive: true });
  const event = join(files, 'event.json');
  writeFileSync(event, '{}');
  const written = Object.fromEntries(
    ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_ENV', 'GITHUB_STATE'].map((name) => {
      writeFileSync(join(files, name), '');
      return [name, join(files, name)];
    }),
  );
  return {
    ...command(join(build, 'index.js')),
    folder: workspace,
    environment: {
      ...written,
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH: event,
      GITHUB_REPOSITORY: 'owner/name',
      GITHUB_WORKSPACE: workspace,
      INPUT_COMMENT: 'never',
    },
  };
}
