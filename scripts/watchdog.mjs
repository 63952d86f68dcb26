/**
 * Runs beside a loop that might not come to an end: where its item stays the same for too long, says which one that is
 * and ends the process. In JavaScript, since a worker of Node 20 loads nothing else.
 */

import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { item, seconds } = workerData;

let [last, since] = [Number.NaN, Date.now()];
setInterval(() => {
  const now = Atomics.load(item, 0);
  if (now !== last) [last, since] = [now, Date.now()];
  if (Date.now() - since < seconds * 1000) return;
  // The other thread is busy, and nothing that goes through it would come out.
  writeSync(2, `file ${now} takes more than ${seconds} seconds\n`);
  process.kill(process.pid, 'SIGKILL');
}, 1000);
