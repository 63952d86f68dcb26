/** JSON or YAML, and the reader for it. */

export type TextFormat = 'json' | 'yaml';

const extensions: readonly (readonly [ending: string, format: TextFormat])[] = [
  ['.json', 'json'],
  ['.yaml', 'yaml'],
  ['.yml', 'yaml'],
];

/** What the name of a file says about it, if it says anything. */
const named = (path: string): TextFormat | undefined =>
  extensions.find(([ending]) => path.toLowerCase().endsWith(ending))?.[1];

/**
 * The name decides; a `.json` file is never taken for YAML. A file named otherwise, which only somebody who named it
 * outright can ask for, is JSON when it begins as JSON objects and arrays do.
 */
export const formatOf = (path: string, text: string): TextFormat =>
  named(path) ?? (/^\uFEFF?[ \t\r\n]*[{[]/.test(text) ? 'json' : 'yaml');

let yaml: typeof import('./yaml.ts') | undefined;

/**
 * Loads what is needed to read files of these names. The YAML parser takes longer to load than most JSON files take to
 * check, and reading itself is synchronous, so whoever reads YAML awaits this once, before.
 */
export async function prepare(paths: Iterable<string>): Promise<void> {
  for (const path of paths) {
    if (named(path) !== 'json') {
      yaml ??= await import('./yaml.ts');
      return;
    }
  }
}

export function yamlReader(): typeof import('./yaml.ts').readYaml {
  if (yaml === undefined) throw new Error('The YAML reader is not loaded: await prepare(paths) before reading.');
  return yaml.readYaml;
}
