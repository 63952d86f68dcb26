import type { Progress } from '../run.ts';

/** Work that is over sooner needs no news. */
const silence = 1000;
const pause = 100;

interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** One line that is overwritten, on a terminal only; `clear` takes it away. */
export function progressOn(screen: Screen, now: () => number = Date.now): { show: Progress; clear: () => void } {
  let next = now() + silence;
  let isShown = false;
  return {
    show(done, of) {
      if (screen.isTTY !== true || now() < next) return;
      next = now() + pause;
      isShown = true;
      screen.write(`\rChecked ${done} of ${of} files`);
    },
    clear() {
      if (isShown) screen.write('\r\u001b[K');
    },
  };
}
