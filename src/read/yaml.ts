/**
 * YAML 1.2.2 → tree, in the profile of the format: one document, string keys, standard tags, no aliases, the JSON
 * schema. The package `yaml` decides what is well-formed; every value is resolved here, so that no setting, directive or
 * update of it can change one.
 */

import { Composer, type CST, type Document, type ParsedNode, type YAMLError } from 'yaml';
import { codePoint, type Fault, Refusal } from './fault.ts';
import type { Understood } from './index.ts';
import { Budget, exceeded, type Limits } from './limits.ts';
import type { Span } from './yaml-node.ts';
import { parseFault } from './yaml-problem.ts';
import { type Survey, survey } from './yaml-survey.ts';
import { tagFaults } from './yaml-tag.ts';
import { tokens } from './yaml-tokens.ts';
import { TreeBuilder } from './yaml-tree.ts';

/** All plain scalars stay strings, nothing is expanded, and the package's check for repeated keys, which is quadratic, is off. */
const options = { schema: 'failsafe', merge: false, resolveKnownTags: false, uniqueKeys: false, strict: true } as const;

export function readYaml(text: string, limits: Limits): Understood {
  try {
    return understand(text, limits);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { tree: undefined, faults: [error.at('')] };
  }
}

function understand(text: string, limits: Limits): Understood {
  refuseControls(text);
  const stream = compose(text, limits);
  const [document] = stream.documents;
  if (document === undefined) {
    return { tree: undefined, faults: [single('none', 0, 0)] };
  }
  const second = stream.starts[1];
  const several = second === undefined ? [] : [single('several', second.start, second.end)];

  const broken = firstProblem(stream, text, limits);
  if (broken !== undefined) return { tree: undefined, faults: [broken, ...several] };

  const builder = new TreeBuilder(text, new Budget(limits));
  const tree = builder.build(document.contents);
  const tags = tagFaults(stream.survey.tags, document, builder.nodes);
  return { tree, faults: [...builder.faults, ...tags, ...several] };
}

interface Stream {
  readonly documents: readonly Document.Parsed<ParsedNode>[];
  /** Where each document begins. */
  readonly starts: readonly Span[];
  /** Of the first document. */
  readonly survey: Survey;
}

function compose(text: string, limits: Limits): Stream {
  const composer = new Composer<ParsedNode, true>(options);
  const documents: Document.Parsed<ParsedNode>[] = [];
  const starts: Span[] = [];
  let first: Survey | undefined;
  for (const token of tokens(text, limits)) {
    if (token.type === 'document') {
      const found = survey(token, limits);
      first ??= found;
      starts.push(beginning(token));
    }
    documents.push(...composer.next(token));
  }
  documents.push(...composer.end());
  return { documents, starts, survey: first ?? { tags: [], unclosed: undefined } };
}

/** The `---` of a document, or where its content begins. */
function beginning(document: CST.Document): Span {
  const marker = document.start.find((token) => token.type === 'doc-start');
  const start = marker?.offset ?? document.value?.offset ?? document.offset;
  return { start, end: start + (marker?.source.length ?? 1) };
}

/** One good message is better than the ten that follow from it. */
function firstProblem({ documents, survey: { unclosed } }: Stream, text: string, limits: Limits): Fault | undefined {
  const [first] = documents.flatMap(complaints).sort((a, b) => a.pos[0] - b.pos[0]);
  if (unclosed !== undefined && unclosed.start <= (first?.pos[0] ?? unclosed.start)) return unclosed.at('');
  if (first?.code === 'RESOURCE_EXHAUSTION') return exceeded('depth', limits, first.pos[0], first.pos[1]).at('');
  return first && parseFault(first, text);
}

/** Whatever the parser complains of, warnings too; not of unknown tags, which are judged by the profile of the format. */
const complaints = (document: Document.Parsed): YAMLError[] => [
  ...document.errors,
  ...document.warnings.filter((warning) => warning.code !== 'TAG_RESOLVE_FAILED'),
];

/** Characters that YAML allows nowhere, not even in quotes (production `nb-json`). The parser lets them pass. */
function refuseControls(text: string): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const found = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/.exec(text);
  if (found === null) return;
  throw new Refusal('mcpdesc.serialization.yaml.well-formed', 'control-character', found.index, found.index + 1, {
    character: codePoint(found[0]),
  });
}

const single = (message: string, start: number, end: number): Fault => ({
  rule: 'mcpdesc.serialization.yaml.single-document',
  message,
  with: {},
  start,
  end,
  pointer: '',
});
