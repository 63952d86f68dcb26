/**
 * What hostile documents cost: `npm run hostile` checks each document of test/hostile/ in a process of its own, with the
 * committed bundle, and prints the processor time and the peak memory of the whole process. Fails above the limits.
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
/** Runs in the measured process, and writes down what it has cost as it ends: microseconds and KiB. */
const meter = `import { writeFileSync } from 'node:fs';
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  writeFileSync(${JSON.stringify(costs)}, JSON.stringify([user + system, process.resourceUsage().maxRSS]));
});`;

interface Cost {
  /** Of the processor: unlike the time that passes, it does not depend on what else the machine does. */
  readonly seconds: number;
  readonly megabytes: number;
  readonly status: number | null;
}

function measured(text: string): Cost {
  const file = join(folder, 'hostile.mcpdesc.json');
  writeFileSync(file, text);
  const { status } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(meter)}`, program, '--no-color', file],
    { stdio: 'ignore' },
  );
  const [microseconds = 0, kibibytes = 0]: readonly number[] = JSON.parse(readFileSync(costs, 'utf8'));
  return { seconds: microseconds / 1e6, megabytes: kibibytes / 1024, status };
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
