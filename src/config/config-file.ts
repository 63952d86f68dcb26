/** What a config file may hold. docs/config.schema.json is generated from this. */

import { rulesOf } from '../catalogue/rule-pattern.ts';
import {
  choice,
  entries,
  exactly,
  ignoreFields,
  list,
  object,
  placed,
  ruleKeys,
  ruleProblem,
  text,
  wholeNumber,
} from '../decode/index.ts';
import { type Limit, limits } from '../limits.ts';
import { isFirm } from '../read/index.ts';
import { failOnChoices, profiles, ruleSeverities } from '../settings/index.ts';

const pattern = text({
  means: 'a path or a pattern, without a ! before it',
  test: (value) => value !== '' && !value.startsWith('!'),
  schema: { pattern: '^[^!]' },
});

/** Where nothing that a name covers listens to settings. */
function firmProblem(key: string, verb: 'set' | 'ignored'): string | undefined {
  const covered = rulesOf(key);
  if (covered.length === 0 || !covered.every(isFirm)) return ruleProblem(key);
  return `"${key}" cannot be ${verb}: a file that cannot be read must not look as if it had been checked`;
}

const rules = entries(choice(ruleSeverities), (key) => firmProblem(key, 'set'), ruleKeys);

const { rule, pointer, reason, until } = ignoreFields;
const knownRule = {
  schema: { type: 'string', ...ruleKeys },
  read: ((node, complain) => {
    const id = rule.read(node, complain);
    const problem = id === undefined ? undefined : firmProblem(id, 'ignored');
    if (problem !== undefined) complain(node, problem);
    return id;
  }) satisfies (typeof rule)['read'],
};

const limit = ({ of, most }: Limit) => {
  const field = placed(wholeNumber(1, most));
  return { ...field, schema: { description: of, ...field.schema } };
};

export const configFile = object({
  $schema: text({ means: 'the address of a JSON Schema', test: () => true }),
  version: exactly(1),
  files: list(pattern),
  exclude: list(pattern),
  profile: placed(choice(profiles)),
  'fail-on': placed(choice(failOnChoices)),
  rules,
  overrides: list(object({ files: list(pattern), profile: placed(choice(profiles)), rules }, ['files'])),
  ignore: list(placed(object({ rule: knownRule, files: list(pattern), pointer, reason, until }, ['rule', 'reason']))),
  limits: object({
    bytes: limit(limits.bytes),
    depth: limit(limits.depth),
    values: limit(limits.values),
    characters: limit(limits.characters),
    entries: limit(limits.entries),
    findings: limit(limits.findings),
  }),
});
