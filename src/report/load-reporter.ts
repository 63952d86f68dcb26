import type { ReportFormat } from './index.ts';
import type { Reporter } from './reporter.ts';

const loaders: Readonly<Record<ReportFormat, () => Promise<Reporter>>> = {
  text: async () => (await import('./text.ts')).text,
  json: async () => (await import('./json.ts')).json,
  sarif: async () => (await import('./sarif.ts')).sarif,
  markdown: async () => (await import('./markdown.ts')).markdown,
  github: async () => (await import('./annotations.ts')).annotations,
};

/** One of `reporters`, alone: a run of the command line loads those it prints. */
export const loadReporter = (format: ReportFormat): Promise<Reporter> => loaders[format]();
