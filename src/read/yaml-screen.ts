/** Which texts of YAML the fast reader leaves to the full one without reading them. */

import type { ReadingLimits } from '../limits.ts';
import { forbiddenCharacter, units } from './yaml-text.ts';

/** Nothing in the text as such asks for the full reader. */
export const isPlain = (text: string, limits: ReadingLimits): boolean =>
  !forbiddenCharacter.test(text) && !foreign.test(text) && !isCrowded(text, limits);

/**
 * A byte-order mark, a line that ends as no system ends lines any more, and a tab at the start of a line, which the two
 * readers take differently where it stands for an empty line behind a block of text.
 */
const foreign = /\uFEFF|\r(?!\n)|^ *\t/m;

/** Every value is announced by one of these. */
const announcers = units(',:[{-?\n\r');

/**
 * All events are there before the first is counted, so a text that could have far more values than the limit is left
 * to the reader that counts on the way. No value comes without an announcer, and prose has few of them.
 */
function isCrowded(text: string, { values }: ReadingLimits): boolean {
  const most = 8 * values;
  if (text.length <= most) return false;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (announcers.has(text.charCodeAt(at))) count += 1;
  return count > most;
}
