/** `init`: a workflow and a config file to begin with. Nothing that is there already is touched. */

import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { printable } from '../report/printable.ts';
import { configNames, defaultPatterns, UsageError } from '../settings/index.ts';
import { reasonNotWritten } from '../system-fault.ts';
import { tool } from '../tool.ts';
import { makeFolder } from '../write-whole.ts';
import { workflow } from './workflow.ts';

const config = `# Settings of ${tool.name}; its docs/configuration.md explains them. Everything here may be left out.
version: 1

# What is checked where nothing is named, from this folder on:
# files: [${defaultPatterns.map((pattern) => JSON.stringify(pattern)).join(', ')}]
exclude: []

# default, or strict for the advisory rules as well
profile: default

# error, warning, note or never
fail-on: error

# A rule, or a family of rules, as error, warning, note or off:
rules: {}
#  mcpdesc.tag.*: warning

# Other rules in some of the files:
overrides: []
#  - files: ["legacy/**"]
#    rules: { mcpdesc.tag.*: off }

# Findings that are known and accepted, each with its reason:
ignore: []
#  - rule: mcpdesc.tag.reference.declared
#    files: ["servers/a.mcpdesc.yaml"]
#    pointer: /tools/2
#    reason: upstream issue 3238
#    until: "2027-03-01"
`;

interface Planned {
  readonly path: string;
  /** Names that would do as well, where one of them is there. */
  readonly others: readonly string[];
  readonly text: string;
  /** What to do with it once it is written, or instead where it was there before. */
  readonly advice: { readonly written: string; readonly kept: string };
}

/** The root of the repository that a folder lies in. */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? undefined : repositoryOf(dirname(folder));
}

/** GitHub reads workflows from the root of a repository, and from nowhere else. */
function plannedWorkflow(folder: string): Planned {
  const root = repositoryOf(folder);
  const inside = relative(root ?? folder, folder)
    .split(sep)
    .join('/');
  if (inside.includes('${{')) {
    throw new UsageError(`GitHub would take the name of the folder ${JSON.stringify(inside)} for an expression`);
  }
  const path = relative(folder, join(root ?? folder, '.github', 'workflows', 'mcpdesc-check.yml'));
  const release = `Put the owner and the commit of the release that you trust into its line "uses: <owner>/${tool.name}@…".`;
  const move = 'No repository is here yet: GitHub reads it from the root of one only.';
  const call = `For this folder, add a step to it with the inputs working-directory: ${printable(JSON.stringify(inside))} and a category of its own.`;
  return {
    path,
    others: [],
    text: workflow(inside),
    advice: { written: root === undefined ? `${release} ${move}` : release, kept: inside === '' ? '' : call },
  };
}

/** The config file above a folder that would count there, as `findConfig` of config/ looks for it. */
function configAbove(folder: string): string | undefined {
  const above = dirname(folder);
  if (above === folder || existsSync(join(folder, '.git'))) return undefined;
  const found = configNames.map((name) => join(above, name)).find((path) => existsSync(path));
  return found ?? configAbove(above);
}

function plannedConfig(folder: string): Planned {
  const above = configAbove(folder);
  const written =
    above === undefined
      ? ''
      : `From this folder on it counts in place of ${printable(relative(folder, above).split(sep).join('/'))}.`;
  return { path: configNames[0], others: configNames, text: config, advice: { written, kept: '' } };
}

const line = (...sentences: readonly string[]): string => `${sentences.filter(Boolean).join(' ')}\n`;

/** A line for each file: written, or there before. */
export function init(folder: string): string {
  return [plannedWorkflow(folder), plannedConfig(folder)]
    .map(({ path, others, text, advice }) => {
      const there = [path, ...others].find((name) => existsSync(join(folder, name)));
      if (there !== undefined) return line(`Kept ${there}: it was there before.`, advice.kept);
      try {
        makeFolder(dirname(join(folder, path)));
        writeFileSync(join(folder, path), text, { flag: 'wx' });
      } catch (error) {
        throw new UsageError(`${path} cannot be written: ${reasonNotWritten(error)}`);
      }
      return line(`Wrote ${path}.`, advice.written);
    })
    .join('');
}
