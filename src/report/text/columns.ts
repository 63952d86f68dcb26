/** How many columns of a terminal a text takes: an approximation that serves to put a mark under the right word. */

/** Half-width forms aside, which belong to the same scripts. */
const wide =
  /(?![\uff61-\uffdc])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]|\ufe0f/u;
const invisible = /^\p{Default_Ignorable_Code_Point}+$/u;

function columnsOfGrapheme(grapheme: string): number {
  if (invisible.test(grapheme)) return 0;
  return wide.test(grapheme) ? 2 : 1;
}

const ascii = /^[ -~]*$/;

export function columns(text: string): number {
  if (ascii.test(text)) return text.length;
  // Made where it is needed: the first one takes as long as checking a file.
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const { segment } of graphemes.segment(text)) count += columnsOfGrapheme(segment);
  return count;
}
