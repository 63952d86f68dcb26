/**
 * Compiles `rules/**` into three generated files: the part of the catalogue that every run needs, the words that only
 * reports and `explain` need, and the registry that imports the check of each rule. `--check` writes nothing and fails
 * where a committed file is stale.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import type { Case, RuleExample, RuleFile, RuleMeta, RuleWords } from '../src/catalogue/rule-file.ts';
import { surfaces } from '../src/describe/surface.ts';
import { yamlText } from './example-text.ts';

const root = join(import.meta.dirname, '..');
const header = '// Generated from rules/ by scripts/catalogue.ts; run `npm run catalogue` after a change there.\n\n';

/** Rules that have no check of their own: others speak for them. */
const unchecked: readonly string[] = ['reading', 'shape', 'ignoring', 'reporting'];

interface Loaded {
  readonly file: string;
  readonly rule: RuleFile;
}

const byId = (a: Loaded, b: Loaded) => (a.rule.id < b.rule.id ? -1 : 1);

function load(): Loaded[] {
  const validate = new Ajv({ allErrors: true, strict: false }).compile<RuleFile>(
    JSON.parse(readFileSync(join(root, 'rules/rule.schema.json'), 'utf8')),
  );
  return ruleFiles().map((file) => {
    const rule = parsed(file);
    if (!validate(rule)) {
      const problems = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
      throw new Error(`${file}: ${problems.join('; ')}`);
    }
    if (basename(file, '.yaml') !== rule.id)
      throw new Error(`${file}: the file is named for another rule than ${rule.id}`);
    if (rule.id.split('.')[0] !== rule.owner) throw new Error(`${file}: the owner is not the first part of the id`);
    if (![...unchecked, ...surfaces].includes(rule.on)) throw new Error(`${file}: no surface is called ${rule.on}`);
    return { file, rule };
  });
}

function parsed(file: string): unknown {
  try {
    return parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

function ruleFiles(): string[] {
  return readdirSync(join(root, 'rules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(root, 'rules', name)).map((file) => `rules/${name}/${file}`));
}

function meta({ owner, kind, profile, on, reported, levels, message, messages }: RuleFile): RuleMeta {
  const texts = messages ?? (message === undefined ? {} : { default: message });
  return { owner, kind, profile, on, ...(reported === undefined ? {} : { reported }), levels, messages: texts };
}

function words({
  title,
  surface,
  path,
  requirement,
  why,
  fix,
  sources,
  arbitration,
  reference,
  cases,
}: RuleFile): RuleWords {
  const failing = (cases.invalid ?? cases.warning ?? cases.note)?.[0];
  const valid = cases.valid?.[0];
  return {
    title,
    surface,
    path,
    requirement,
    why: why.trim(),
    fix: fix.trim(),
    sources,
    ...(arbitration === undefined ? {} : { arbitration: arbitration.trim() }),
    ...(reference === undefined ? {} : { reference }),
    examples: {
      ...(valid === undefined ? {} : { valid: example(valid) }),
      ...(failing === undefined ? {} : { failing: example(failing) }),
    },
  };
}

function example({ about, given, text, protocols, found }: Case): RuleExample {
  const shown = protocols === undefined ? given : { protocolVersions: protocols, ...given };
  const says = found?.[0]?.says;
  return { about, text: text ?? yamlText(shown), ...(says === undefined ? {} : { says }) };
}

function catalogueModule(rules: readonly Loaded[]): string {
  const entries = rules.map(({ rule }) => `  ${JSON.stringify(rule.id)}: ${JSON.stringify(meta(rule))},\n`);
  return `${header}import type { RuleMeta } from './rule-file.ts';\n\nexport const catalogue = {\n${entries.join('')}} as const satisfies Record<string, RuleMeta>;\n`;
}

function wordsModule(rules: readonly Loaded[]): string {
  const entries = rules.map(({ rule }) => `  ${JSON.stringify(rule.id)}: ${JSON.stringify(words(rule))},\n`);
  return `${header}import type { RuleId } from './index.ts';\nimport type { RuleWords } from './rule-file.ts';\n\nexport const words: Readonly<Record<RuleId, RuleWords>> = {\n${entries.join('')}};\n`;
}

function registryModule(rules: readonly Loaded[]): string {
  const checked = rules.filter(({ rule }) => !unchecked.includes(rule.on));
  const imports = checked.map(
    ({ file, rule }, index) => `import check${index} from './${basename(dirname(file))}/${rule.id}.ts';\n`,
  );
  const entries = checked.map(({ rule }, index) => `  ${JSON.stringify(rule.id)}: check${index},\n`);
  return `${header}${imports.join('')}import type { CheckedRule, Rule } from './rule.ts';\n\nexport const registry = {\n${entries.join('')}} satisfies { [Id in CheckedRule]: Rule<Id> };\n`;
}

const rules = load().sort(byId);
const outputs: Readonly<Record<string, string>> = {
  'src/catalogue/catalogue.generated.ts': catalogueModule(rules),
  'src/catalogue/words.generated.ts': wordsModule(rules),
  'src/rules/registry.generated.ts': registryModule(rules),
};

const stale = Object.entries(outputs).filter(
  ([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text,
);
if (process.argv.includes('--check')) {
  for (const [file] of stale) console.error(`${file} is stale; run npm run catalogue`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [file, text] of stale) writeFileSync(join(root, file), text);
  console.log(`${rules.length} rules, ${stale.length} of ${Object.keys(outputs).length} files rewritten`);
}
