/**
 * SARIF as the OASIS schema has it, which comes with a package of the heavy tests: where those are not installed, as in
 * a plain clone, nothing is held against it.
 */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const schema = fileURLToPath(
  new URL('heavy/node_modules/@microsoft/sarif-multitool-linux/sarif-2.1.0.json', import.meta.url),
);

export const isInstalled = existsSync(schema);

let compiled: ValidateFunction | undefined;

function compile(): ValidateFunction {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  // The file begins with a byte-order mark.
  return ajv.compile(JSON.parse(readFileSync(schema, 'utf8').replace(/^\ufeff/, '')));
}

/** Throws for what is no SARIF; gives back what is. */
export function validSarif(text: string): string {
  if (!isInstalled) return text;
  compiled ??= compile();
  if (compiled(JSON.parse(text))) return text;
  const [first] = compiled.errors ?? [];
  throw new Error(`This is no SARIF: ${first?.instancePath} ${first?.message}`);
}
