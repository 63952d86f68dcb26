/** JSON or YAML. */

export type TextFormat = 'json' | 'yaml';

const extensions: readonly (readonly [ending: string, format: TextFormat])[] = [
  ['.json', 'json'],
  ['.yaml', 'yaml'],
  ['.yml', 'yaml'],
];

/** What the name of a file says about it, if it says anything. */
export const named = (path: string): TextFormat | undefined =>
  extensions.find(([ending]) => path.toLowerCase().endsWith(ending))?.[1];

/**
 * The name decides; a `.json` file is never taken for YAML. A file named otherwise, which only somebody who named it
 * outright can ask for, is JSON when it begins as JSON objects and arrays do.
 */
export const formatOf = (path: string, text: string): TextFormat =>
  named(path) ?? (/^\uFEFF?[ \t\r\n]*[{[]/.test(text) ? 'json' : 'yaml');
