/** What the command line does: one function per command. Knows no exit status; `cli.ts` draws that conclusion. */

export { bugReport } from './bug-report.ts';
export { check } from './check.ts';
export { init } from './init.ts';
export { configOf } from './print-config.ts';
export { explanation, ruleList, rulesAsJson } from './rules.ts';
export { print, say } from './streams.ts';
