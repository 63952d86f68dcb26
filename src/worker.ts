/** A worker thread: takes file after file until none is left. */

import { parentPort, workerData } from 'node:worker_threads';
import { fileChecker } from './check-files.ts';
import { nextCell, type Task } from './crew.ts';
import { realDisk } from './discover/index.ts';

const { candidates, settings, cells, own }: Task = workerData;
const checkFile = fileChecker(settings, realDisk);

for (;;) {
  const index = Atomics.add(cells, nextCell, 1);
  const candidate = candidates[index];
  if (candidate === undefined) break;
  Atomics.store(cells, own, index);
  parentPort?.postMessage([index, await checkFile(candidate)]);
}
