/** Longer names hardly ever repeat, and to look them up costs more. */
const longest = 64;

/** Member names, each kept once however often a document has it: a third of what a tree would hold are names. */
export class Names {
  readonly #known = new Map<string, string>();

  /** The same name, the copy that is kept. */
  one(name: string): string {
    if (name.length > longest) return name;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    this.#known.set(name, name);
    return name;
  }
}
