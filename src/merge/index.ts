/** Puts the reports of all parts of a run together, as if it had been one run. */

import { readFileSync } from 'node:fs';
import { Ajv2020, type SchemaObject } from 'ajv/dist/2020.js';
import type { Report } from '../finding.ts';
import { UsageError } from '../settings/index.ts';
import { reason } from '../system-fault.ts';
import { tool } from '../tool.ts';
import { type JsonPart, mergedReport } from './json.ts';
import { type MergedLog, mergedLog, type SarifPartLog } from './sarif.ts';
import { jsonPartSchema, sarifPartSchema } from './schemas.ts';

export type { MergedLog } from './sarif.ts';

export type Merged = { readonly report: Report } | { readonly log: MergedLog };

function parsed(name: string): unknown {
  let text: string;
  try {
    text = readFileSync(name, 'utf8');
  } catch (error) {
    throw new UsageError(`The report ${JSON.stringify(name)} cannot be read: ${reason(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`The report ${JSON.stringify(name)} is no JSON; merge takes JSON and SARIF reports`);
  }
}

/** SARIF logs have runs. */
const isSarif = (value: unknown): boolean => typeof value === 'object' && value !== null && 'runs' in value;

/** Holds a report against what a part must look like. */
function expecting<Part>(schema: SchemaObject, option: string): (name: string, value: unknown) => Part {
  const validate = new Ajv2020({ strict: false }).compile<Part>(schema);
  return (name, value) => {
    if (validate(value)) return value;
    const [error] = validate.errors ?? [];
    const isWhole = ['part', 'properties'].includes(error?.params.missingProperty);
    const fault = isWhole ? 'it is not the report of a part' : `${error?.instancePath || '/'} ${error?.message}`;
    throw new UsageError(
      `The report ${JSON.stringify(name)} cannot be merged: ${fault}; merge takes what ${option} with --shard writes`,
    );
  };
}

/** @param names Of report files, each of one part, all JSON or all SARIF. Throws a UsageError for anything else. */
export function merge(names: readonly string[]): Merged {
  const files = names.map((name) => ({ name, value: parsed(name) }));
  const logs = files.filter(({ value }) => isSarif(value));
  if (logs.length === files.length) {
    const asPart = expecting<SarifPartLog>(sarifPartSchema, '--format sarif');
    return { log: mergedLog(files.map(({ name, value }) => ({ name, log: asPart(name, value) }))) };
  }
  const [log] = logs;
  if (log !== undefined) {
    throw new UsageError(`${JSON.stringify(log.name)} is SARIF and others are not; merge one kind at a time`);
  }
  const asPart = expecting<JsonPart>(jsonPartSchema, '--format json');
  const parts = files.map(({ name, value }) => ({ ...asPart(name, value), name }));
  const other = parts.find((part) => part.tool.version !== tool.version);
  if (other !== undefined) {
    throw new UsageError(
      `${JSON.stringify(other.name)} was written by version ${other.tool.version} of ${tool.name}, and this is ${tool.version}`,
    );
  }
  return { report: mergedReport(parts) };
}
