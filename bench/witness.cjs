// Loaded into every measured process: leaves what it has used where the benchmark looks.
const { writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

// Worker threads load it too, and what the process uses is theirs as well.
if (isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(process.env.BENCH_USAGE, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 }));
  });
}
