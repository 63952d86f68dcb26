/** The format's public conformance fixtures, where they lie beside the repository. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { check } from '../../src/check.ts';
import type { Finding } from '../../src/finding.ts';

const root = join(import.meta.dirname, '../../../shared/conformance');

/** Without the fixtures the tests on them skip, visibly. */
export const present = existsSync(root);

export const folders = ['expected-valid', 'examples', 'expected-warning', 'expected-invalid'] as const;

export const fixtures = (folder: string): string[] => (present ? readdirSync(join(root, '0.8.0', folder)).sort() : []);
export const rootOf = (path: string): string => join(root, path);
export const bytesOf = (path: string): Buffer => readFileSync(join(root, path));
export const jsonOf = (path: string): unknown => JSON.parse(bytesOf(path).toString());

/** A fixture of 0.8.0 as plain data. */
export const documentOf = (path: string): unknown => parse(bytesOf(`0.8.0/${path}`).toString());

export function checked(path: string, bytes: Uint8Array): readonly Finding[] {
  const { file, problems } = check({ path, bytes }, { profile: 'default' });
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return file.findings;
}

export const checkedData = (document: unknown): readonly Finding[] =>
  checked('document.mcpdesc.json', new TextEncoder().encode(JSON.stringify(document, null, 1)));

export interface Operation {
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: string;
  readonly value?: unknown;
}

/** What the reference validator reports: severity, code, JSON Pointer. */
export type Diagnostic = readonly [severity: 'error' | 'warning', code: string, pointer: string];

export interface Probe {
  readonly id: string;
  readonly base: string;
  readonly about: string;
  readonly patch: readonly Operation[];
  readonly reference: readonly Diagnostic[] | { readonly crash: true };
}

export const probes = (): readonly Probe[] =>
  present ? (jsonOf('probes/probes.json') as { probes: readonly Probe[] }).probes : [];

/** JSON Patch (RFC 6902), as far as the probes go: add, replace and remove. */
export function patched(document: unknown, patch: readonly Operation[]): unknown {
  const holder = { document: structuredClone(document) } as Record<string, unknown>;
  for (const { op, path, value } of patch) {
    const tokens = ['document', ...path.split('/').slice(1)].map((part) =>
      part.replaceAll('~1', '/').replaceAll('~0', '~'),
    );
    const key = tokens.pop() ?? '';
    let at: unknown = holder;
    for (const part of tokens) at = (at as Record<string, unknown>)[part];
    if (Array.isArray(at)) {
      const index = key === '-' ? at.length : Number(key);
      at.splice(index, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]));
    } else if (op === 'remove') {
      delete (at as Record<string, unknown>)[key];
    } else {
      // Not an assignment, which `__proto__` would turn into something else.
      Object.defineProperty(at, key, { value, enumerable: true, configurable: true, writable: true });
    }
  }
  return holder.document;
}
