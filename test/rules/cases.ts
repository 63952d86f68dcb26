/** The cases of the rule files, as documents. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { Case, RuleFile } from '../../src/catalogue/rule-file.ts';
import type { Format } from '../../src/describe/formats.ts';

const root = join(import.meta.dirname, '../..');

export const ruleFiles: readonly { readonly path: string; readonly rule: RuleFile }[] = readdirSync(
  join(root, 'rules'),
  {
    withFileTypes: true,
  },
)
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(join(root, 'rules', name)).map((file) => `rules/${name}/${file}`))
  .map((path) => ({ path, rule: parse(readFileSync(join(root, path), 'utf8')) as RuleFile }));

/** A good description, so small that a case shows only what matters. */
const minimal = { mcpdesc: '0.8.0', info: { name: 'n', version: '1.0.0' }, protocolVersions: ['2026-07-28'] };

/** The format a case is about: its own, or the stable one, or the oldest in which the rule speaks. */
function formatOf({ format }: Case, { levels }: RuleFile): string {
  if (format !== undefined) return format;
  const formats = levels.flatMap((level): readonly Format[] => level.formats ?? ['0.8.0']);
  return formats.includes('0.8.0') ? '0.8.0' : (formats.toSorted()[0] ?? '0.8.0');
}

export function documentOf(one: Case, rule: RuleFile): Record<string, unknown> {
  const protocols = one.protocols === undefined ? {} : { protocolVersions: one.protocols };
  const document: Record<string, unknown> = { ...minimal, mcpdesc: formatOf(one, rule), ...protocols, ...one.given };
  for (const name of one.without ?? []) delete document[name];
  return document;
}

/** The texts in which a case is tried: as it stands, or spelled in JSON and in YAML. */
export function spellings(one: Case, rule: RuleFile): { readonly path: string; readonly text: string }[] {
  if (one.text !== undefined) return [{ path: `case.mcpdesc.${one.as}`, text: one.text }];
  const document = documentOf(one, rule);
  return (one.file === undefined ? ['case.mcpdesc.json', 'case.mcpdesc.yaml'] : [one.file]).map((path) => ({
    path,
    text: path.endsWith('.json')
      ? JSON.stringify(document, null, 2)
      : stringify(document, { defaultStringType: 'QUOTE_DOUBLE', aliasDuplicateObjects: false }),
  }));
}
