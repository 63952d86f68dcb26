/** GitHub's own example payloads of every event: each is understood, and only pull requests get a comment. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { eventOf } from '../../src/github/event.ts';

interface Examples {
  readonly name: string;
  readonly examples: readonly { readonly pull_request?: { readonly number: number; readonly head: { sha: string } } }[];
}

const file = fileURLToPath(
  new URL('node_modules/@octokit/webhooks-examples/api.github.com/index.json', import.meta.url),
);

describe.skipIf(!existsSync(file))('the example payloads', () => {
  const all: Examples[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

  test.each(all)('$name', ({ name, examples }) => {
    for (const payload of examples) {
      const event = eventOf({ GITHUB_EVENT_NAME: name, GITHUB_SHA: 'c'.repeat(40) }, payload);
      const expected = payload.pull_request;
      expect(event.pullRequest?.number).toBe(expected?.number);
      expect(event.headSha).toBe(expected?.head.sha ?? 'c'.repeat(40));
      expect(event.pullRequest?.readOnly).toBeUndefined();
    }
  });
});
