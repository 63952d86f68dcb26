/** `init`: a workflow and a config file to begin with. Nothing that is there already is touched. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { configNames } from '../config/index.ts';
import { reason } from '../discover/index.ts';
import { defaultPatterns, UsageError } from '../settings/index.ts';
import { tool } from '../tool.ts';

// No release of the Action can be named from here: who publishes it, and its commit, stand in the README it came with.
const workflow = `name: MCP descriptions
on:
  push: { branches: [main] }
  pull_request:
  merge_group:

permissions: {}

jobs:
  check:
    runs-on: ubuntu-latest
    permissions:
      contents: read
      security-events: write # for the upload; private repositories also need actions: read
      pull-requests: write # for the comment
    steps:
      # Pin every action by its full commit SHA: a tag can be moved, a SHA cannot.
      - uses: actions/checkout@v7
        with: { fetch-depth: 2, persist-credentials: false }
      # Put the owner and the commit of the release that you trust here.
      - uses: OWNER/${tool.name}@COMMIT
        id: mcpdesc
      - uses: github/codeql-action/upload-sarif@v4
        # Also after findings failed the step; not in merge queues, whose refs code scanning does not know.
        if: \${{ !cancelled() && github.event_name != 'merge_group' && steps.mcpdesc.outputs.sarif-file != '' }}
        with:
          sarif_file: \${{ steps.mcpdesc.outputs.sarif-file }}
`;

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

const files = [
  { path: join('.github', 'workflows', 'mcpdesc-check.yml'), others: [], text: workflow },
  { path: configNames[0], others: configNames, text: config },
] as const;

/** A line for each file: written, or there before. */
export function init(folder: string): string {
  return files
    .map(({ path, others, text }) => {
      const there = [path, ...others].find((name) => existsSync(join(folder, name)));
      if (there !== undefined) return `Kept ${there}: it was there before.\n`;
      try {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text, { flag: 'wx' });
      } catch (error) {
        throw new UsageError(`${path} cannot be written: ${reason(error)}`);
      }
      return `Wrote ${path}.\n`;
    })
    .join('');
}
