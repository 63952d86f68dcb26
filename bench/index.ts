/**
 * `npm run bench [-- <folder of a build> [<runs> [<part of a name>]]]`: makes descriptions from a seed, runs the program on
 * them and on yardsticks in turn, and writes the table of ratios to bench/RESULTS.md (with a part of a name, only those
 * rows are measured and nothing is written). On a machine with nothing else to do. With BENCH_PEERS=<folder> in which
 * `npm install @stoplight/spectral-cli@6.16.3 jsonc-parser@3.3.1` has been run, those are measured too.
 */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compare, type Usage } from './measure.ts';
import { measurements } from './measurements.ts';
import { toolLists } from './tool-lists.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const [build = join(here, '..', 'dist'), count = '5', part = ''] = process.argv.slice(2);
const runs = Number(count);
const scratch = mkdtempSync(join(tmpdir(), 'mcpdesc-bench-'));

const seconds = ({ wall, cpu, peak }: Usage) => `${wall.toFixed(2)} s, ${cpu.toFixed(2)} s, ${peak.toFixed(0)} MiB`;
const rows: string[] = [];

function row(cells: readonly string[]): void {
  const line = `| ${cells.join(' | ')} |`;
  console.log(line);
  rows.push(line);
}

try {
  for (const { name, than, target = '', commands } of measurements(resolve(build), scratch)) {
    if (!name.includes(part)) continue;
    const { ratio, ours, yardstick } = compare(...commands(), runs, scratch);
    const [wall, cpu] = [ratio.wall, ratio.cpu].map((value) => `${value.toFixed(2)} ×`);
    row([name, than, wall ?? '', cpu ?? '', target, seconds(ours), seconds(yardstick)]);
  }
  const lists = 'tool lists, warm';
  if (lists.includes(part)) {
    const { ours, ajv } = await toolLists(resolve(build), 10 * runs);
    const shown = (value: number) => `${(value / 1000).toFixed(4)} s`;
    row([lists, 'ajv compiles every schema', `${(ours / ajv).toFixed(3)} ×`, '', '≤ 0.033', shown(ours), shown(ajv)]);
  }

  const [processor] = cpus();
  const text = `# Measured

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${processor?.model ?? 'unknown'}; medians of ${runs} paired runs of whole processes, start included.
The first ratio is of wall time, the second of processor time; then wall time, processor time and peak memory of either side.
"parser" is \`JSON.parse\`, or the parser of js-yaml that gives positions; "tree with places" is what jsonc-parser makes of JSON.

| What | Against | Wall | Processor | Target | Ours | Theirs |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
  if (part === '') writeFileSync(join(here, 'RESULTS.md'), text);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
