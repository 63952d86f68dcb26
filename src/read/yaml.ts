/**
 * YAML 1.2.2 → tree, in the profile of the format: one document, string keys, standard tags, no aliases, the JSON
 * schema. The package `yaml` decides what is well-formed; every value is resolved here, so that no setting, directive or
 * update of it can change one.
 */

import { Composer, type CST, type Document, type ParsedNode, type YAMLError } from 'yaml';
import type { ReadingLimits } from '../limits.ts';
import { type Comment, codePoint, type Fault, Refusal, type Understood } from './fault.ts';
import { Budget, exceeded } from './limits.ts';
import { parseFault } from './yaml-problem.ts';
import { type Survey, survey } from './yaml-survey.ts';
import { tagFaults } from './yaml-tag.ts';
import { forbiddenCharacter, type Span } from './yaml-text.ts';
import { YamlTokens } from './yaml-tokens.ts';
import { TreeBuilder } from './yaml-tree.ts';

/** All plain scalars stay strings, nothing is expanded, and the package's check for repeated keys, which is quadratic, is off. */
const options = { schema: 'failsafe', merge: false, resolveKnownTags: false, uniqueKeys: false, strict: true } as const;

export function readYaml(text: string, limits: ReadingLimits): Understood {
  try {
    return understand(text, limits);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { tree: undefined, faults: [error.at('')] };
  }
}

function understand(text: string, limits: ReadingLimits): Understood {
  refuseControls(text);
  const stream = compose(text, limits);
  const { document, survey: looked, second } = stream;
  if (document === undefined || looked === undefined) {
    return { tree: undefined, faults: [stream.broken?.at('') ?? single('none', 0, 0)] };
  }
  const several = second === undefined ? [] : [single('several', second.start, second.end)];
  const malformed = firstProblem(document, [looked.unclosed, stream.broken], text, limits);
  if (malformed !== undefined) return { tree: undefined, faults: [malformed, ...several] };

  const builder = new TreeBuilder(text, new Budget(limits));
  const tree = builder.build(document.contents);
  const faults = [...builder.faults, ...tagFaults(looked.tags, document, builder.starts), ...several];
  return { tree, faults, comments: stream.comments };
}

interface Stream {
  readonly document: Document.Parsed<ParsedNode> | undefined;
  readonly survey: Survey | undefined;
  /** Where the second document begins. What it and further ones hold does not matter. */
  readonly second: Span | undefined;
  readonly broken: Refusal | undefined;
  readonly comments: readonly Comment[];
}

function compose(text: string, limits: ReadingLimits): Stream {
  const composer = new Composer<ParsedNode, true>(options);
  const stream = new YamlTokens(limits);
  let looked: Survey | undefined;
  let second: Span | undefined;
  for (const token of stream.of(text)) {
    if (token.type === 'document') {
      if (looked !== undefined) {
        second = beginning(token);
        break;
      }
      looked = survey(token, limits);
    }
    // Nothing comes out before a second document goes in, or the end.
    composer.next(token).next();
  }
  const [document] = composer.end();
  return { document, survey: looked, second, broken: stream.broken, comments: stream.comments };
}

/** The `---` of a document, or where its content begins. */
function beginning(document: CST.Document): Span {
  const marker = document.start.find((token) => token.type === 'doc-start');
  const start = marker?.offset ?? document.value?.offset ?? document.offset;
  return { start, end: start + (marker?.source.length ?? 1) };
}

/** One good message is better than the ten that follow from it. Ours name the cause, so they win over the parser's at the same place. */
function firstProblem(
  document: Document.Parsed,
  own: readonly (Refusal | undefined)[],
  text: string,
  limits: ReadingLimits,
): Fault | undefined {
  const [ours] = own.filter((refusal) => refusal !== undefined).sort((a, b) => a.start - b.start);
  const [theirs] = complaints(document).sort((a, b) => a.pos[0] - b.pos[0]);
  if (theirs === undefined || (ours !== undefined && ours.start <= theirs.pos[0])) return ours?.at('');
  if (theirs.code === 'RESOURCE_EXHAUSTION') return exceeded('depth', limits, limits.depth + 1, ...theirs.pos).at('');
  return parseFault(theirs, text);
}

/** Whatever the parser complains of, warnings too; not of unknown tags, which are judged by the profile of the format. */
const complaints = (document: Document.Parsed): YAMLError[] => [
  ...document.errors,
  ...document.warnings.filter((warning) => warning.code !== 'TAG_RESOLVE_FAILED'),
];

/** The parser lets them pass. */
function refuseControls(text: string): void {
  const found = forbiddenCharacter.exec(text);
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
