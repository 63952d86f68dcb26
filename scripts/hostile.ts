/**
 * What hostile schemas cost: `npm run hostile` checks each document of test/hostile/ in a process of its own, with the
 * committed bundle, and prints the time and the memory of the whole process. Fails above the limits.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostileDocuments } from '../test/hostile/documents.ts';

const most = { seconds: 2, megabytes: 300 };

const program = join(import.meta.dirname, '../dist/cli.js');
const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
const costs = join(folder, 'costs.txt');
/** Runs in the measured process, and writes down its peak memory (in KiB) as it ends. */
const meter = `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(${JSON.stringify(costs)}, String(process.resourceUsage().maxRSS)));`;

function measured(text: string): { readonly seconds: number; readonly megabytes: number; readonly status: number } {
  const file = join(folder, 'hostile.mcpdesc.json');
  writeFileSync(file, text);
  const start = performance.now();
  const { status } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(meter)}`, program, '--no-color', file],
    { stdio: 'ignore' },
  );
  const seconds = (performance.now() - start) / 1000;
  return { seconds, megabytes: Number(readFileSync(costs, 'utf8')) / 1024, status: status ?? -1 };
}

try {
  let beyond = 0;
  console.log('seconds      MB  exit  document');
  for (const { about, text } of hostileDocuments) {
    const { seconds, megabytes, status } = measured(text);
    const within = seconds <= most.seconds && megabytes <= most.megabytes && (status === 0 || status === 1);
    if (!within) beyond += 1;
    console.log(
      `${seconds.toFixed(2).padStart(7)} ${megabytes.toFixed(0).padStart(7)} ${String(status).padStart(5)}  ${about}${within ? '' : '  <- too much'}`,
    );
  }
  console.log(`${hostileDocuments.length} documents, ${beyond} above ${most.seconds} s or ${most.megabytes} MB`);
  process.exitCode = beyond === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
