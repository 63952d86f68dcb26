/** Whether a finding of ours stands where the reference validator means, which names places through references. */

type Json = unknown;
const isObject = (value: Json): value is Record<string, Json> => typeof value === 'object' && value !== null;

export const tokensOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const pointerOf = (tokens: readonly string[]): string =>
  tokens.map((token) => `/${token.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const get = (at: Json, token: string): Json => (isObject(at) && Object.hasOwn(at, token) ? at[token] : undefined);

/** Whether there is anything at a pointer. */
export const exists = (document: Json, pointer: string): boolean =>
  tokensOf(pointer).reduce(get, document) !== undefined;

/** The places a pointer of the reference may mean: itself, the reference it passes, and the component behind. */
function meant(document: Json, pointer: string): { readonly written: string; readonly uses: readonly string[] } {
  let written: string[] = [];
  const uses: string[] = [];
  const follow = () => {
    for (let hops = 0; hops < 10; hops++) {
      const at = written.reduce(get, document);
      const target = isObject(at) ? at.$componentRef : undefined;
      // In an example's own data the name means nothing.
      if (typeof target !== 'string' || !target.startsWith('#/') || written.includes('structuredContent')) return;
      uses.push(pointerOf(written));
      written = tokensOf(target.slice(1));
    }
  };
  for (const token of tokensOf(pointer)) {
    if (token !== '$componentRef') follow();
    written.push(token);
  }
  follow();
  return { written: pointerOf(written), uses };
}

/**
 * Ours may be deeper than theirs, since we name the very value; stand at the use of a component that only this use makes
 * wrong; or at the missing member, where they name the object.
 */
export function samePlace(document: Json, theirs: string, ours: string): boolean {
  const { written, uses } = meant(document, theirs);
  return ours === written || ours.startsWith(`${written}/`) || uses.includes(ours);
}
