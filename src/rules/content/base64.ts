/** Base64 in its canonical form (RFC 4648, sections 3.5 and 4): the one spelling that every decoder accepts. */

/** What no canonical base64 is, as messages of a rule. */
export type Base64Fault =
  | { readonly message: 'character'; readonly character: string }
  | { readonly message: 'length'; readonly length: string }
  | { readonly message: 'unused-bits'; readonly end: string };

/** Where padding leaves bits of the last character unused, they are zero. */
const lastCharacters: Readonly<Record<number, string>> = { 1: 'AEIMQUYcgkosw048', 2: 'AQgw' };

const paddingOf = (text: string): number => (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);

export function base64Fault(text: string): Base64Fault | undefined {
  const padding = paddingOf(text);
  const digits = text.slice(0, text.length - padding);
  const foreign = /[^A-Za-z0-9+/]/u.exec(digits)?.[0];
  if (foreign !== undefined) return { message: 'character', character: foreign };
  if (text.length % 4 !== 0) return { message: 'length', length: String(text.length) };
  const allowed = lastCharacters[padding];
  if (allowed !== undefined && !allowed.includes(digits.slice(-1)))
    return { message: 'unused-bits', end: text.slice(-4) };
  return undefined;
}

/** How many bytes canonical base64 stands for. */
export const base64Size = (text: string): number => (text.length / 4) * 3 - paddingOf(text);
