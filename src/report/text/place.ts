/** Where something is, so that a terminal or an editor can be clicked there. */

import { printable } from '../printable.ts';

/** A path that begins like a command of the Actions runner gets a beginning of its own. */
export const shownPath = (path: string): string => {
  const shown = printable(path);
  return /^\s*::/.test(shown) ? `./${shown}` : shown;
};

export const place = (path: string, { line, column }: { readonly line: number; readonly column: number }): string =>
  `${shownPath(path)}:${line}:${column}`;
