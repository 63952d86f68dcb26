import { tool } from './tool.ts';

/** What to send when the fault is ours. */
export const bugReport = (error?: unknown): string =>
  [
    `This is a fault of ${tool.name}, not of the files. Please report it, with these lines and, where possible, the file:`,
    `  ${tool.name} ${tool.version}, Node ${process.version}, ${process.platform} ${process.arch}`,
    ...(error === undefined ? [] : [error instanceof Error ? (error.stack ?? error.message) : String(error)]),
  ].join('\n');
