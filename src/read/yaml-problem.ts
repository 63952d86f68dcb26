/** Complaints of the YAML parser in words of ours, at the place that a person would mend. */

import type { ErrorCode, YAMLError } from 'yaml';
import { type Fault, shown } from './fault.ts';
import { Lines } from './lines.ts';
import { beginningsOf, nextBeginning, openAbove } from './yaml-outline.ts';

interface Trouble {
  readonly text: string;
  readonly lines: Lines;
  readonly start: number;
  readonly end: number;
}

interface Diagnosis {
  readonly message: string;
  readonly with?: Readonly<Record<string, string>>;
  /** Default: the place of the complaint. */
  readonly start?: number;
  readonly end?: number;
}

interface Explained {
  readonly code: ErrorCode;
  /** Which complaints with that code, where it has several meanings. */
  readonly about?: RegExp;
  readonly as: (trouble: Trouble) => Diagnosis;
}

const named = (message: string) => (): Diagnosis => ({ message });

/** The first that fits a complaint explains it. */
const explanations: readonly Explained[] = [
  { code: 'TAB_AS_INDENT', as: named('tab') },
  { code: 'BAD_DQ_ESCAPE', as: named('bad-escape') },
  { code: 'BAD_INDENT', as: misplaced },
  { code: 'BLOCK_AS_IMPLICIT_KEY', about: /sequence/, as: misplaced },
  { code: 'BLOCK_AS_IMPLICIT_KEY', as: secondKey },
  { code: 'BLOCK_IN_FLOW', as: inBrackets },
  { code: 'MULTILINE_IMPLICIT_KEY', as: noColon },
  { code: 'MISSING_CHAR', about: /map values/, as: noColon },
  { code: 'MISSING_CHAR', about: /without - indicator/, as: misplaced },
  { code: 'MISSING_CHAR', about: /^Missing , /, as: named('missing-comma') },
  { code: 'MISSING_CHAR', about: /^Comments/, as: named('comment') },
  { code: 'UNEXPECTED_TOKEN', about: /at node end/, as: behindValue },
  { code: 'UNEXPECTED_TOKEN', about: /^Block scalar header/, as: named('block-header') },
  {
    code: 'BAD_SCALAR_START',
    as: ({ text, start }) => ({ message: 'reserved', with: { character: text.charAt(start) } }),
  },
];

/** The parser takes an error that concerns no token in particular as one character of text. */
export function parseFault(error: YAMLError, text: string): Fault {
  const start = Math.min(Math.max(error.pos[0], 0), text.length);
  const end = Math.min(Math.max(error.pos[1], start), text.length);
  const explained = explanations.find(({ code, about }) => code === error.code && about?.test(error.message) !== false);
  const diagnosis = explained?.as({ text, lines: new Lines(text), start, end }) ?? inTheirWords(error);
  return { rule: 'mcpdesc.serialization.yaml.well-formed', pointer: '', start, end, with: {}, ...diagnosis };
}

function inTheirWords({ message }: YAMLError): Diagnosis {
  const problem = shown(message, 120).replace(/[.:]$/, '');
  return { message: 'default', with: { problem: problem.charAt(0).toLowerCase() + problem.slice(1) } };
}

/** About a line that is indented otherwise than whatever it could belong to. */
function misplaced({ text, lines, start }: Omit<Trouble, 'end'>): Diagnosis {
  const complained = lines.position(start).line;
  // Where a key above has no value, the parser complains of the line before, where that would be.
  const isBefore = /^[ \t]*(?:#.*)?$/.test(text.slice(start, lines.end(complained)));
  const line = (isBefore ? nextBeginning(lines, complained + 1) : undefined) ?? complained;
  const [first] = beginningsOf(lines.text(line));
  if (first === undefined) return { message: 'indentation' };
  const { kind, indent, length } = first;
  const place = { start: lines.start(line) + indent, end: lines.start(line) + indent + length };
  const open = openAbove(lines, line);
  const alike = open.filter((above) => above.kind === kind).map((above) => above.indent);
  if (alike.includes(indent)) return { message: 'indentation', ...place };
  if (alike.length > 0) {
    const holes = { what: names[kind], here: spaces(indent), there: either(alike) };
    return { message: 'indented', with: holes, ...place };
  }
  return open.some((above) => above.indent === indent)
    ? { message: 'among', with: { what: names[kind], others: kind === 'item' ? 'keys' : 'list items' }, ...place }
    : { message: 'indentation', ...place };
}

const names = { item: 'list item', key: 'key' } as const;
const spaces = (count: number): string => (count === 1 ? '1 space' : `${count} spaces`);
/** Of the indentations, the deepest are the nearest, and enough. */
const either = (counts: readonly number[]): string => counts.slice(0, 4).join(' or ');

/** A colon in the line of a value; or, where that line has none, a key below that is indented too far. */
function secondKey({ text, lines, start }: Trouble): Diagnosis {
  const { line } = lines.position(start);
  if (/:(?:\s|$)/.test(text.slice(start, lines.end(line)))) return { message: 'nested-in-line' };
  const below = nextBeginning(lines, line + 1);
  return below === undefined ? { message: 'nested-in-line' } : misplaced({ text, lines, start: lines.start(below) });
}

/** A line that should be a key with its value. */
function noColon({ text, lines, start }: Trouble): Diagnosis {
  const content = text.slice(start, lines.end(lines.position(start).line));
  if (/^-(?:\s|$)/.test(content)) return misplaced({ text, lines, start });
  const name = /^[\w$.-]+(?=:\S)/.exec(content)?.[0];
  if (name === undefined) return { message: 'no-colon', start, end: start + content.trimEnd().length };
  const colon = start + name.length;
  return { message: 'missing-space', with: { key: shown(name) }, start: colon, end: colon + 1 };
}

/** What follows a quoted value in brackets lacks its comma; anything else is a block. */
function inBrackets({ text, start }: Trouble): Diagnosis {
  const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s+(?=[\w"'])/s.exec(text.slice(start))?.[0];
  if (quoted === undefined) return { message: 'block-in-flow' };
  return { message: 'missing-comma', start: start + quoted.length, end: start + quoted.length + 1 };
}

function behindValue({ text, start }: Trouble): Diagnosis {
  const before = text.slice(0, start).trimEnd().at(-1) ?? '';
  if (before === '"') return { message: 'behind-quote', with: { escaped: '\\"' } };
  return before === "'" ? { message: 'behind-quote', with: { escaped: "''" } } : { message: 'behind-value' };
}
