/** Every block of code in the documents is of a kind that something reads: nothing is shown that nobody has tried. */

import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { check } from '../../src/check.ts';
import { configFile, parseSettingsFile } from '../../src/config/index.ts';
import { prepare } from '../../src/read/index.ts';
import { type Block, blocks, documents, isGenerated, read } from './markdown.ts';
import { inputsOf, isStep, isWorkflow, parsed, usesOf } from './workflows.ts';

const shown = documents.flatMap((path) =>
  blocks(read(path)).map((block, index) => ({ name: `${path}, block ${index + 1}`, path, ...block })),
);
const written = shown.filter(({ path }) => !isGenerated(path));

const isYaml = ({ language }: Block) => language === 'yaml';
const isConfig = (block: Block) => isYaml(block) && block.text.startsWith('version: 1\n');
const isDescription = (block: Block) => isYaml(block) && /^(?:\$schema|mcpdesc): /m.test(block.text);
/** Part of a description, for what it shows of it. */
const isPart = (block: Block) => isYaml(block) && /^(?:tools|prompts|resources):\n/.test(block.text);

const asConfig = (text: string) => {
  const name = '.mcpdesc-check.yaml';
  return parseSettingsFile({ name, path: name, bytes: bytes(text) }, configFile);
};

const bytes = (text: string) => new TextEncoder().encode(text);

describe('blocks', () => {
  test('are of a kind that is read', () => {
    const known = ['sh', 'text', 'json', 'ts', 'js', 'html', 'diff'];
    const kinds = [isConfig, isDescription, isPart, isWorkflow, isStep];
    const unknown = written.filter((block) => !known.includes(block.language) && !kinds.some((is) => is(block)));
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  test('with a whole description are files of a walk, which is taken', () => {
    const others = written.filter((block) => isDescription(block) && block.file === undefined);
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});

describe('JSON', () => {
  test.each(written.filter(({ language }) => language === 'json'))('$name', ({ text }) => {
    expect(() => JSON.parse(text)).not.toThrow();
  });
});

describe('config files', () => {
  const configs = shown.filter(isConfig);
  test('are shown', () => expect(configs.length).toBeGreaterThan(190));

  test.each(configs)('$name', async ({ text }) => {
    await expect(asConfig(text)).resolves.toBeDefined();
  });

  test('with a rule that does not exist are refused', async () => {
    const text = 'version: 1\nrules:\n  mcp.no.such: off\n';
    await expect(asConfig(text)).rejects.toThrow('mcp.no.such');
  });
});

describe('parts of descriptions', () => {
  test.each(written.filter(isPart))('$name', async ({ text }) => {
    await prepare(['a.yaml']);
    const whole = `mcpdesc: "0.8.0"\ninfo: {name: n, version: "1"}\nprotocolVersions: ["2026-07-28"]\n${text}`;
    const { findings } = check({ path: 'a.mcpdesc.yaml', bytes: bytes(whole) }, { profile: 'default' }).file;
    const wrong = findings.filter(({ rule }) => /^mcpdesc\.(?:ignore\.(?!entry\.used)|serialization\.)/.test(rule));
    expect(wrong).toEqual([]);
  });
});

describe('workflows and steps', () => {
  const all = written.filter((block) => isWorkflow(block) || isStep(block));
  const { inputs } = parse(read('action.yml'));

  test.each(all)('$name', (block) => {
    const { permissions, jobs } = parsed(block);
    expect(permissions).toEqual({});
    for (const job of Object.values(jobs)) {
      expect(job.permissions).toHaveProperty('contents', 'read');
      for (const step of job.steps) {
        if (step.uses?.startsWith('actions/checkout@')) expect(step.with).toHaveProperty('persist-credentials', false);
        expect(step.run ?? '').not.toContain('${{');
      }
    }
    for (const uses of usesOf(block)) expect(uses).toMatch(/@(?:[0-9a-f]{40} # v\d+\.\d+\.\d+|<full commit SHA>)$/);
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(inputsOf(block)));
  });

  test('use the commits that our own workflows use', () => {
    const workflows = readdirSync(new URL('../../.github/workflows', import.meta.url)).map(
      (name) => `.github/workflows/${name}`,
    );
    const ours = new Set(usesOf({ text: [...workflows, 'with-upload/action.yml'].map(read).join('\n') }));
    const theirs = new Set(all.flatMap(usesOf).filter((uses) => !uses.startsWith('<owner>')));
    expect([...theirs].filter((uses) => !ours.has(uses))).toEqual([]);
  });
});
