/**
 * `npm run bench [-- <folder of a build> [<runs>]]`: makes descriptions from a seed, runs the command line on them and on
 * yardsticks in turn, and writes the table of ratios to bench/RESULTS.md. On a machine with nothing else to do. With
 * BENCH_PEERS=<folder> in which `npm install @stoplight/spectral-cli@6.16.3` has been run, Spectral is measured too.
 */

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare, type TextFormat, type Wanted } from './inputs.ts';
import { type Command, compare, type Usage } from './measure.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const [build = join(here, '..', 'dist'), count = '5'] = process.argv.slice(2);
const cli = resolve(build, 'cli.js');
const runs = Number(count);
const scratch = mkdtempSync(join(tmpdir(), 'mcpdesc-bench-'));

const empty: Command = ['node', '-e', '0'];
const check = (folder: string): Command => ['node', cli, '--quiet', folder];
const floor = (folder: string): Command => ['node', join(here, 'floor.mjs'), folder];
const formats: readonly TextFormat[] = ['json', 'yaml'];
const kilobyte = 1000;

const rows: string[] = [];
const seconds = ({ wall, cpu, peak }: Usage) => `${wall.toFixed(2)} s, ${cpu.toFixed(2)} s, ${peak.toFixed(0)} MiB`;

function row(name: string, ours: Command, than: string, yardstick: Command, target = ''): Usage {
  const { ratio, ours: own, yardstick: other } = compare(ours, yardstick, runs, scratch);
  const cells = [
    name,
    than,
    `${ratio.wall.toFixed(2)} ×`,
    `${ratio.cpu.toFixed(2)} ×`,
    target,
    seconds(own),
    seconds(other),
  ];
  const line = `| ${cells.join(' | ')} |`;
  console.log(line);
  rows.push(line);
  return own;
}

const made = (name: string, wanted: Wanted): string => prepare(scratch, name, wanted);

try {
  row('`--version`', ['node', cli, '--version'], '`node -e 0`', empty, '≤ 1.3');
  const starts = { json: '≤ 1.6', yaml: '≤ 2.2' };
  for (const format of formats) {
    row(
      `one small ${format}`,
      check(made(`small-${format}`, { format, bytes: 2 * kilobyte, files: 1 })),
      '`node -e 0`',
      empty,
      starts[format],
    );
  }

  for (const format of formats) {
    for (const schemas of [true, false]) {
      const folder = made(`mega-${format}-${schemas}`, { format, bytes: 1000 * kilobyte, files: 1, schemas });
      row(
        `1 MB ${format}, ${schemas ? 'schemas and examples' : 'texts alone'}`,
        check(folder),
        'parser',
        floor(folder),
        '≤ 4',
      );
    }
  }

  for (const format of formats) {
    let half = made(`growth-0-${format}`, { format, bytes: 250 * kilobyte, files: 1 });
    for (const [step, bytes] of [500, 1000, 2000].entries()) {
      const folder = made(`growth-${step + 1}-${format}`, { format, bytes: bytes * kilobyte, files: 1 });
      row(`${bytes} kB ${format}`, check(folder), 'half of it', check(half), '≤ 2.1');
      half = folder;
    }
  }

  const versions = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'];
  const single = { format: 'json', bytes: 500 * kilobyte, files: 1, schemas: false } as const;
  row(
    'five protocol versions',
    check(made('five', { ...single, protocolVersions: versions })),
    'one',
    check(made('one', single)),
    '≤ 1.5',
  );

  const spectral = join(
    process.env.BENCH_PEERS ?? '',
    'node_modules',
    '@stoplight',
    'spectral-cli',
    'dist',
    'index.js',
  );
  for (const format of formats) {
    const folder = made(`many-${format}`, { format, bytes: 50 * kilobyte, files: 200 });
    row(`200 × 50 kB ${format}`, check(folder), 'parser', floor(folder), '≤ 3');
    if (!process.env.BENCH_PEERS || !existsSync(spectral)) continue;
    const peer: Command = ['node', spectral, 'lint', `${folder}/*`, '-r', join(here, 'spectral.yaml'), '-q'];
    row(`200 × 50 kB ${format}`, check(folder), 'Spectral, ten rules', peer, format === 'json' ? '≤ 0.05' : '≤ 0.1');
  }

  const [few, lots] = [200, 5000].map((files) =>
    made(`small-${files}`, { format: 'yaml', bytes: 20 * kilobyte, files }),
  );
  if (few !== undefined && lots !== undefined)
    row('5,000 × 20 kB yaml', check(lots), '200 of them', check(few), '≤ 25');

  const [processor] = cpus();
  writeFileSync(
    join(here, 'RESULTS.md'),
    [
      '# Measured',
      '',
      `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${processor?.model ?? 'unknown'}; medians of ${runs} paired runs of whole processes, start included.`,
      'The first ratio is of wall time, the second of processor time; then wall time, processor time and peak memory of either side.',
      '',
      '| What | Against | Wall | Processor | Target | Ours | Theirs |',
      '|---|---|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n'),
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
