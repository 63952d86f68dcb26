import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readInputs } from '../../src/github/index.ts';

const metadata: {
  inputs: Record<string, { description: string; default: string }>;
  outputs: Record<string, { description: string }>;
} = parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'));

const environment = { GITHUB_WORKSPACE: '/repository', GITHUB_WORKFLOW: 'CI', GITHUB_JOB: 'lint' };
const read = (inputs: Readonly<Record<string, string>>) =>
  readInputs((name) => inputs[name] ?? '', environment, '/elsewhere');
const asked = new Set<string>();
const defaults = readInputs(
  (name) => {
    asked.add(name);
    return metadata.inputs[name]?.default ?? '';
  },
  environment,
  '/elsewhere',
);

describe('inputs', () => {
  test('the Action reads exactly those that action.yml declares', () => {
    expect([...asked].sort()).toEqual(Object.keys(metadata.inputs).sort());
  });

  test('an empty input means what action.yml has as its default', () => {
    expect({ ...read({}), token: defaults.token }).toEqual(defaults);
  });

  test('every input and output is described', () => {
    for (const { description } of [...Object.values(metadata.inputs), ...Object.values(metadata.outputs)]) {
      expect(description).toMatch(/^.*\.$/s);
    }
  });

  test.each<[string, Record<string, string>, string]>([
    ['as given', { 'comment-id': 'api' }, 'api'],
    ['by workflow and job', {}, 'CI / lint'],
    ['by folder too', { 'working-directory': 'servers' }, 'CI / lint / servers'],
  ])('the comment is known %s', (_, inputs, id) => {
    expect(read(inputs).commentId).toBe(id);
  });

  test('without a runner the current folder is the workspace, and there is one comment', () => {
    const { settings, commentId } = readInputs(() => '', {}, '/elsewhere');
    expect([settings.root, settings.workingDirectory, commentId]).toEqual(['/elsewhere', '/elsewhere', 'default']);
  });

  test('undeclared protocol versions are looked at where they are named', () => {
    expect(read({ 'protocol-versions': '2026-07-28' }).settings.whatIf).toEqual(['2026-07-28']);
  });

  test('what is said outright is told from what holds by default', () => {
    expect(read({}).settings.given).toEqual({ by: 'input' });
    expect(read({ profile: 'default', 'fail-on': 'note' }).settings.given).toEqual({
      by: 'input',
      profile: 'default',
      failOn: 'note',
    });
  });

  test('config and baseline are named as on the command line', () => {
    expect(read({}).settings).not.toHaveProperty('configFile');
    expect(read({ config: 'c.yaml', baseline: 'b.json' }).settings).toMatchObject({
      configFile: { path: 'c.yaml' },
      baseline: { file: 'b.json', write: false },
    });
  });

  test('a line that is - is a file of that name', () => {
    expect(read({ files: 'a.json\n-\n' }).settings.paths).toEqual(['a.json', './-']);
  });

  test.each([
    [
      'protocol-versions',
      '2026-07-29',
      'The input protocol-versions is one of declared, all, 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25, 2026-07-28, not "2026-07-29"; did you mean "2026-07-28"?',
    ],
    ['comment', 'on', 'The input comment is one of auto, always, never, not "on"'],
    [
      'annotations',
      'change',
      'The input annotations is one of changed, all, none, not "change"; did you mean "changed"?',
    ],
    ['summary', 'yes', 'The input summary is one of true, false, not "yes"'],
    ['profile', 'Strict', 'The input profile is one of default, strict, not "Strict"; did you mean "strict"?'],
    ['if-no-files', 'fail', 'The input if-no-files is one of error, warn, ignore, not "fail"'],
  ])('%s: %s is refused', (name, value, message) => {
    expect(() => read({ [name]: value })).toThrow(message);
  });
});
