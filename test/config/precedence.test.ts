import { describe, expect, test } from 'vitest';
import { perFile } from '../../src/config/index.ts';
import { parseConfig } from '../../src/config/load.ts';
import { decide, inForce, layers, severityOf, type Voices } from '../../src/config/precedence.ts';
import { defaults, type Settings } from '../../src/settings/index.ts';

const config = (text: string) => parseConfig('c.yaml', '/r', new TextEncoder().encode(text));
const settings = (changed: Partial<Settings>): Settings => ({
  ...defaults,
  root: '/r',
  workingDirectory: '/r',
  ...changed,
});

test('flag > input > override > config > rule > default, whatever else speaks', () => {
  expect(layers).toEqual(['flag', 'input', 'override', 'config', 'rule', 'default']);
  for (let speaking = 1; speaking < 2 ** layers.length; speaking++) {
    const voices: Voices<string> = Object.fromEntries(
      layers.filter((_, index) => speaking & (1 << index)).map((layer) => [layer, `said by ${layer}`]),
    );
    const strongest = layers.find((layer) => voices[layer] !== undefined);
    expect(decide(voices)).toEqual({ value: `said by ${strongest}`, by: strongest });
  }
  expect(decide({})).toBeUndefined();
});

const unique = 'mcpdesc.tag.name.unique';
const schemaUri = 'mcpdesc.document.schema-uri.present';

/** What config and override say; the rule; its severity in a file that the override covers. */
describe('the severity of a rule', () => {
  test.each<[string, string, string, string, string]>([
    ['the rule itself, where nobody speaks', '', '', unique, 'error by rule'],
    ['the config', `${unique}: note`, '', unique, 'note by config'],
    ['the override above the config', `${unique}: note`, `${unique}: warning`, unique, 'warning by override'],
    ['the override, though it names less', `${unique}: note`, 'mcpdesc.*: warning', unique, 'warning by override'],
    ['the id above a prefix', `mcpdesc.tag.*: off, ${unique}: note`, '', unique, 'note by config'],
    ['the id above a prefix in either order', `${unique}: note, mcpdesc.tag.*: off`, '', unique, 'note by config'],
    ['the longer prefix', 'mcpdesc.tag.name.*: off, mcpdesc.tag.*: note', '', unique, 'off by config'],
    ['a prefix above all', '"*": off, mcpdesc.*: note', '', unique, 'note by config'],
    ['all', '"*": off', '', unique, 'off by config'],
    [
      'a prefix ends at a dot',
      'mcpdesc.*: off, mcp.*: note',
      '',
      'mcp.tool.input-schema.object-root',
      'note by config',
    ],
    ['the profile, of an advisory rule', '', '', schemaUri, 'off by default'],
    ['the id, of an advisory rule', `${schemaUri}: warning`, '', schemaUri, 'warning by config'],
    ['the profile, of an advisory rule under a prefix', 'mcpdesc.*: warning', '', schemaUri, 'off by default'],
    [
      'the rule, of what keeps a file from being read',
      '"*": off',
      '',
      'mcpdesc.serialization.json.well-formed',
      'error by rule',
    ],
  ])('is that of %s', async (_about, inConfig, inOverride, rule, expected) => {
    const text = `rules: {${inConfig}}\noverrides: [{ files: ["a"], rules: {${inOverride}} }]\n`;
    const force = inForce(settings({ config: await config(text) }), () => true);
    const { value, by } = severityOf(rule, force);
    expect(`${value} by ${by}`).toBe(expected);
  });

  test('is that of the last override that speaks', async () => {
    const text = `overrides: [{ files: [a], rules: { ${unique}: note } }, { files: [b], rules: { ${unique}: off } }, { files: [c] }]`;
    const read = await config(text);
    const severity = (...files: string[]) =>
      severityOf(
        unique,
        inForce(settings({ config: read }), ([file]) => files.includes(file ?? '')),
      ).value;
    expect([severity('a', 'b', 'c'), severity('a', 'c'), severity('c')]).toEqual(['off', 'note', 'error']);
  });
});

describe('the profile', () => {
  test.each<[Settings['given'], string, string, string]>([
    [undefined, '', '', 'default by default'],
    [undefined, 'strict', '', 'strict by config'],
    [undefined, 'default', 'strict', 'strict by override'],
    [{ by: 'input', profile: 'default' }, 'strict', 'strict', 'default by input'],
    [{ by: 'flag', profile: 'default' }, 'strict', 'strict', 'default by flag'],
    [{ by: 'flag', failOn: 'note' }, 'strict', '', 'strict by config'],
  ])('%j, config %j, override %j: %s', async (given, own, override, expected) => {
    const lines = [
      ...(own === '' ? [] : [`profile: ${own}`]),
      `overrides: [{ files: ["a"]${override === '' ? '' : `, profile: ${override}`} }]`,
    ];
    const changed = { config: await config(lines.join('\n')), ...(given && { given }) };
    const { profile } = inForce(settings(changed), () => true);
    expect(`${profile.value} by ${profile.by}`).toBe(expected);
  });
});

test('each file has what its path has, and the ignores that cover it', async () => {
  const text = `
rules: { ${unique}: warning }
overrides:
  - { files: ["legacy"], rules: { ${unique}: off } }
  - { files: ["*.json"], profile: strict }
ignore:
  - { rule: mcpdesc.tag.*, reason: everywhere }
  - { rule: mcpdesc.tag.*, files: ["legacy/**/b.*"], reason: there }
`;
  const of = perFile(settings({ config: await config(text), today: '2026-11-30' }));
  const seen = (path: string) => {
    const { settings: own, ignores } = of(path);
    return [own.rules?.[unique], own.profile, own.ignore?.map(({ reason }) => reason), ignores, own.today];
  };
  expect(seen('/r/a.yaml')).toEqual(['warning', 'default', ['everywhere'], [0], '2026-11-30']);
  expect(seen('/r/a.json')).toEqual(['warning', 'strict', ['everywhere'], [0], '2026-11-30']);
  expect(seen('/r/legacy/x/b.json')).toEqual(['off', 'default', ['everywhere', 'there'], [0, 1], '2026-11-30']);
  expect(seen('/elsewhere/legacy/b.json')).toEqual(['warning', 'default', ['everywhere'], [0], '2026-11-30']);
});
