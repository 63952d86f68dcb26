/** Published servers, checked by the library, against what a plain implementation does first: compile each schema. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { median } from './measure.ts';

const servers = fileURLToPath(new URL('../test/corpus/servers', import.meta.url));

interface Described {
  readonly tools?: readonly { readonly inputSchema?: object; readonly outputSchema?: object }[];
}

/** A schema of another draft names a metaschema that is not there. */
function plain(schema: object): object {
  const { $schema: _, ...rest }: Record<string, unknown> = { ...schema };
  return rest;
}

/** Milliseconds for all servers, the median of rounds after as many that warm up. */
function time(work: () => void, rounds: number): number {
  const times = Array.from({ length: 2 * rounds }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return median(times.slice(rounds));
}

export async function toolLists(
  build: string,
  rounds: number,
): Promise<{ readonly ours: number; readonly ajv: number }> {
  const { check }: typeof import('../src/api.ts') = await import(`${pathToFileURL(join(build, 'api', 'api.js'))}`);
  const texts = readdirSync(servers).map((name) => readFileSync(join(servers, name), 'utf8'));
  const schemas = texts.flatMap((text) => {
    const { tools = [] }: Described = JSON.parse(text);
    return tools
      .flatMap(({ inputSchema, outputSchema }) => [inputSchema, outputSchema])
      .filter((schema) => schema !== undefined)
      .map(plain);
  });
  const ajv = new Ajv2020({ strict: false, logger: false, addUsedSchema: false });
  return {
    ours: time(() => {
      for (const text of texts) check(text, 'a.mcpdesc.json');
    }, rounds),
    ajv: time(() => {
      for (const schema of schemas) {
        ajv.compile(schema);
        ajv.removeSchema(schema);
      }
    }, rounds),
  };
}
