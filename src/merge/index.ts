/** Puts the reports of all parts of a run together, as if it had been one run. */

import { readFileSync } from 'node:fs';
import { Ajv2020, type SchemaObject } from 'ajv/dist/2020.js';
import type { Report } from '../finding.ts';
import { UsageError } from '../settings/index.ts';
import { reason } from '../system-fault.ts';
import { tool } from '../tool.ts';
import { inJson, inSarif } from './contradictions.ts';
import { type JsonPart, mergedReport } from './json.ts';
import { type MergedLog, mergedLog, type SarifPartLog } from './sarif.ts';
import { schemaFault } from './schema-fault.ts';
import { jsonPartSchema, sarifPartSchema } from './schemas.ts';

export type { MergedLog } from './sarif.ts';

export type Merged = { readonly report: Report } | { readonly log: MergedLog };

function parsed(name: string): unknown {
  let text: string;
  try {
    text = readFileSync(name, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new UsageError(`The report ${JSON.stringify(name)} cannot be read: ${reason(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`The report ${JSON.stringify(name)} is no JSON in UTF-8; merge takes JSON and SARIF reports`);
  }
}

/** SARIF logs have runs. */
const isSarif = (value: unknown): boolean => typeof value === 'object' && value !== null && 'runs' in value;

interface Kind<Part> {
  /** How a part of a run is had in it. */
  readonly option: string;
  readonly schema: SchemaObject;
  /** What in a part of that shape cannot be. */
  readonly contradictions: (part: Part) => Iterable<string>;
}

const json: Kind<JsonPart> = { option: '--format json', schema: jsonPartSchema, contradictions: inJson };
const sarif: Kind<SarifPartLog> = { option: '--format sarif', schema: sarifPartSchema, contradictions: inSarif };

/** Holds reports against what a part must look like, and each against itself. */
function reader<Part>({ option, schema, contradictions }: Kind<Part>) {
  const validate = new Ajv2020({ strict: false, verbose: true }).compile<Part>(schema);
  const refuse = (name: string, fault: string): never => {
    throw new UsageError(
      `The report ${JSON.stringify(name)} cannot be merged: ${fault}; merge takes what ${option} with --shard writes`,
    );
  };
  return {
    shaped(name: string, value: unknown): Part {
      if (validate(value)) return value;
      const [error] = validate.errors ?? [];
      const isPart = error !== undefined && !['part', 'properties'].includes(error.params.missingProperty);
      return refuse(name, isPart ? schemaFault(error) : 'it is not the report of a part');
    },
    held(name: string, part: Part): void {
      for (const fault of contradictions(part)) refuse(name, fault);
    },
  };
}

/** @param names Of report files, each of one part, all JSON or all SARIF. Throws a UsageError for anything else. */
export function merge(names: readonly string[]): Merged {
  const files = names.map((name) => ({ name, value: parsed(name) }));
  const logs = files.filter(({ value }) => isSarif(value));
  if (logs.length === files.length) {
    const { shaped, held } = reader(sarif);
    const parts = files.map(({ name, value }) => ({ name, log: shaped(name, value) }));
    for (const { name, log } of parts) held(name, log);
    return { log: mergedLog(parts) };
  }
  const [log] = logs;
  if (log !== undefined) {
    throw new UsageError(`${JSON.stringify(log.name)} is SARIF and others are not; merge one kind at a time`);
  }
  const { shaped, held } = reader(json);
  const parts = files.map(({ name, value }) => ({ ...shaped(name, value), name }));
  const other = parts.find((part) => part.tool.version !== tool.version);
  if (other !== undefined) {
    throw new UsageError(
      `${JSON.stringify(other.name)} was written by version ${other.tool.version} of ${tool.name}, and this is ${tool.version}`,
    );
  }
  for (const part of parts) held(part.name, part);
  return { report: mergedReport(parts) };
}
