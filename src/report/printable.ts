/** Text from a document, made safe to show: nothing in it moves the cursor, hides, or turns the reading direction. */

/**
 * Controls (C0, DEL, C1), blanks that look like others or like nothing, marks and overrides of direction, separators that some readers take for line breaks,
 * the byte-order mark, and surrogates without their other half, which no encoding can carry.
 */
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u001f\u007f-\u009f\u00a0\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

/** Every character that cannot be shown as itself becomes `\u{…}`. */
export const printable = (text: string): string =>
  text.replace(unprintable, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/** A message or title: line breaks and tabs are mere spacing there. */
export const oneLine = (text: string): string => printable(text.replace(/[\t\r\n]+/g, ' '));

/**
 * For logs: the Actions runner obeys a line that begins with `::` and, anywhere in a line, `##[`. Neither may come from
 * a document, a file name or a setting.
 */
export const harmless = (text: string): string =>
  text.replaceAll('##[', '# #[').replaceAll(/^([^\S\n]*):(?=:)/gm, '$1: ');
