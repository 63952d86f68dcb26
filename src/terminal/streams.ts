import { reason } from '../discover/disk.ts';
import { UsageError } from '../settings/index.ts';

// A failed write tells its callback; without a listener it would end the process as well.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const isBrokenPipe = (error: Error) => 'code' in error && error.code === 'EPIPE';

/** Resolves when the text has left. A reader that went away, as `head` does, has read enough and is no fault. */
export function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (!error || isBrokenPipe(error)) resolve();
      else reject(new UsageError(`Standard output cannot be written: ${reason(error)}`));
    });
  });
}

/** A line for the operator, apart from the report. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
