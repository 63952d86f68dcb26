/**
 * Writes with-upload/action.yml: the Action and the upload to code scanning as one step, with the inputs and outputs of
 * action.yml.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { upload } from '../src/terminal/workflow.ts';

const file = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Code scanning knows no refs of merge queues, takes nothing from Dependabot's pushes, and would book what these events check to the default branch. */
const condition = `>-
        \${{ !cancelled() && steps.check.outputs.sarif-file != ''
        && !contains(fromJSON('["merge_group", "pull_request_target", "workflow_run"]'), github.event_name)
        && !startsWith(github.ref, 'refs/heads/gh-readonly-queue/')
        && !(github.event_name == 'push' && github.actor == 'dependabot[bot]') }}`;

export function withUpload(metadata: string): string {
  const { inputs, outputs }: { inputs: object; outputs: Record<string, { description: string }> } = parse(metadata);
  const [begin, end] = ['\ninputs:\n', '\noutputs:\n'].map((heading) => metadata.indexOf(heading) + 1);
  const passed = Object.keys(inputs).map((name) => `        INPUT_${name.toUpperCase()}: \${{ inputs.${name} }}`);
  const given = Object.entries(outputs).map(
    ([name, { description }]) =>
      `  ${name}:\n    description: ${JSON.stringify(description)}\n    value: \${{ steps.check.outputs.${name} }}`,
  );
  return `# Written by scripts/with-upload.ts from action.yml.
name: MCP Description Check with upload
description: Checks MCP Description files and uploads the findings to code scanning, wherever it takes them.
author: mcpdesc-check

${metadata.slice(begin, end)}outputs:
${given.join('\n')}

runs:
  using: composite
  steps:
    # Started here, not by \`uses\`, which would have to name the repository and a commit of it.
    - id: check
      shell: bash
      run: node "$GITHUB_ACTION_PATH/../dist/index.js"
      env:
${passed.join('\n')}
    - uses: ${upload}
      if: ${condition}
      with:
        sarif_file: \${{ steps.check.outputs.sarif-file }}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(file('with-upload/action.yml'), withUpload(readFileSync(file('action.yml'), 'utf8')));
}
