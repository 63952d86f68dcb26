import type { Progress } from '../run.ts';

/** Work that is over sooner needs no news. */
const silence = 1000;
const pause = 100;

interface Screen {
  /** Asked for only once there is something to show. */
  readonly isTTY: boolean;
  write(text: string): unknown;
}

/** One line that is overwritten, on a terminal only; `clear` takes it away. */
export function progressOn(screen: Screen, now: () => number = Date.now): { show: Progress; clear: () => void } {
  let next = now() + silence;
  let isShown = false;
  return {
    show(done, of) {
      if (now() < next) return;
      next = now() + pause;
      if (!screen.isTTY) return;
      isShown = true;
      screen.write(`\rChecked ${done} of ${of} files`);
    },
    clear() {
      if (isShown) screen.write('\r\u001b[K');
    },
  };
}
