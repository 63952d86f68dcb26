/** The workflows that the documents show, and the single steps, which are tried inside of a workflow. */

import { parse } from 'yaml';
import type { Block } from './markdown.ts';

export interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

export interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

export const isWorkflow = ({ language, text }: Block) => language === 'yaml' && /^jobs:$/m.test(text);
export const isStep = ({ language, text }: Block) => language === 'yaml' && text.startsWith('      - uses:');

const frame = `name: MCP descriptions
on: push
permissions: {}
jobs:
  check:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    steps:
`;

/** As somebody would paste it, with the words in angle brackets filled in. */
export const pasted = (block: Block): string =>
  (isStep(block) ? frame + block.text : block.text)
    .replaceAll('<owner>', 'octo')
    .replaceAll('<full commit SHA>', 'a'.repeat(40))
    .replaceAll('<version>', '1.0.0');

export const parsed = (block: Block): Workflow => parse(pasted(block));

/** What each step uses, with the comment after it. */
export const usesOf = ({ text }: { readonly text: string }): string[] =>
  [...text.matchAll(/^ +(?:- )?uses: (.+)$/gm)].map(([, uses = '']) => uses);

/** The inputs that are given to our Action. */
export const inputsOf = (block: Block): string[] =>
  Object.values(parsed(block).jobs).flatMap(({ steps }) =>
    steps.filter(({ uses = '' }) => /mcpdesc-check[@/]/.test(uses)).flatMap((step) => Object.keys(step.with ?? {})),
  );
