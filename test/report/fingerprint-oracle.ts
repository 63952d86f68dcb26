/** The definition, word for word and slowly. A blank between `\\r` and `\\n` makes two line breaks of them. */
export function oracle(text: string): string[] {
  const lines = `${text.replace(/\r\n?/g, '\n').replace(/[ \t]/g, '')}\uffff`.split(/(?<=\n)/);
  const seen = new Map<string, number>();
  return lines.map((_, index) => {
    const following = lines.slice(index).join('');
    let hash = 0n;
    for (let at = 0; at < 100; at += 1) {
      const unit = at < following.length ? following.charCodeAt(at) : 0;
      hash = BigInt.asUintN(64, hash * 37n + BigInt(unit));
    }
    const key = hash.toString(16);
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return `${key}:${seen.get(key)}`;
  });
}
