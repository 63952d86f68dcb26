import type { ErrorCode, YAMLError } from 'yaml';
import { type Fault, shown } from './fault.ts';

/** Which message explains an error of the parser better than the parser's own words, where one code has one meaning. */
const explained: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'tab',
  BAD_INDENT: 'indentation',
  BAD_DQ_ESCAPE: 'bad-escape',
  BLOCK_AS_IMPLICIT_KEY: 'nested-in-line',
  BLOCK_IN_FLOW: 'block-in-flow',
  MULTILINE_IMPLICIT_KEY: 'no-colon',
};

/** The parser's complaint as a fault. It takes an error that concerns no token in particular as one character of text. */
export function parseFault(error: YAMLError, text: string): Fault {
  const start = Math.min(Math.max(error.pos[0], 0), text.length);
  const end = Math.min(Math.max(error.pos[1], start), text.length);
  const problem = shown(error.message, 120).replace(/[.:]$/, '');
  return {
    rule: 'mcpdesc.serialization.yaml.well-formed',
    message: explained[error.code] ?? 'default',
    with: { problem: problem.charAt(0).toLowerCase() + problem.slice(1), found: shown(text.slice(start, end)) },
    start,
    end,
    pointer: '',
  };
}
