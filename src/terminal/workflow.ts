/** The workflow that `init` writes and the README shows. */

import { tool } from '../tool.ts';

/** By commit, as everything here runs foreign code: a tag can be moved, a commit cannot. */
const checkout = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
export const upload = 'github/codeql-action/upload-sarif@8aad20d150bbac5944a9f9d289da16a4b0d87c1e # v4.36.2';

// No release of the Action can be named from here: who publishes it, and its commit, stand in the README it came with.
const itself = `<owner>/${tool.name}@<full commit SHA>`;

/** `folder`: of the repository, with forward slashes; empty for its root. */
export const workflow = (folder: string): string => `name: MCP descriptions
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
      - uses: ${checkout}
        with: { fetch-depth: 2, persist-credentials: false } # 2, to tell what is new in a pull request
      - uses: ${itself}
        id: mcpdesc
${folder === '' ? '' : `        with: { working-directory: ${JSON.stringify(folder)} }\n`}\
      - uses: ${upload}
        # Also after findings failed the step; not in merge queues, whose refs code scanning does not know.
        if: \${{ !cancelled() && github.event_name != 'merge_group' && steps.mcpdesc.outputs.sarif-file != '' }}
        with:
          sarif_file: \${{ steps.mcpdesc.outputs.sarif-file }}
`;
