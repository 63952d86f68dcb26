import type { Description, Subject } from '../../describe/subject.ts';
import type { ArrayNode, Node, ObjectNode, StringNode } from '../../read/tree.ts';

/** An example of reading a Resource, or a Resource of a Resource Template. */
export interface Reading {
  readonly declaration: ObjectNode;
  readonly requested: StringNode;
  readonly contents: ArrayNode;
  /** Those of the contents that have the requested URI, character by character. */
  readonly answers: readonly ObjectNode[];
}

/** What an example reads and gets; undefined where it is too broken to compare. */
export function readingOf({ node, within, surfaces }: Subject, { faulty }: Description): Reading | undefined {
  const declaration = within?.node;
  if (node.type !== 'object' || declaration?.type !== 'object') return undefined;
  const requested = surfaces.includes('resource-example') ? declaration.get('uri') : node.get('uri');
  const contents = contentsOf(node);
  if (requested?.type !== 'string' || faulty.has(requested) || contents === undefined) return undefined;
  const answers = contents.items.filter((item): item is ObjectNode => textOf(item, 'uri')?.value === requested.value);
  return { declaration, requested, contents, answers };
}

export function contentsOf(example: Node): ArrayNode | undefined {
  const result = example.type === 'object' ? example.get('result') : undefined;
  const contents = result?.type === 'object' ? result.get('contents') : undefined;
  return contents?.type === 'array' ? contents : undefined;
}

export function textOf(node: Node, name: string): StringNode | undefined {
  const value = node.type === 'object' ? node.get(name) : undefined;
  return value?.type === 'string' ? value : undefined;
}
