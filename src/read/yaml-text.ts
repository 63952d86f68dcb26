/** What both readers of YAML know of the text itself. */

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What YAML allows nowhere, not even in quotes (production `nb-json`). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const forbiddenCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;

/** Code units to look up, as loops over a text compare them. */
export const units = (characters: string): ReadonlySet<number> =>
  new Set([...characters].map((one) => one.charCodeAt(0)));

export function emptySpan(offset: number, text: string): Span {
  const settled = unblank(text, offset, ' \t');
  return { start: settled, end: settled };
}

/** Goes back from an offset over these characters. */
export function unblank(text: string, offset: number, blanks: string): number {
  let at = offset;
  while (at > 0 && blanks.includes(text.charAt(at - 1))) at -= 1;
  return at;
}
