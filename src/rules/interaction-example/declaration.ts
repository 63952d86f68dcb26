import type { Description, Subject } from '../../describe/subject.ts';
import type { Node, ObjectNode, StringNode } from '../../read/tree.ts';
import { soundIn, steps } from './steps.ts';

/** A step that names a declaration of its Tool. */
interface Following {
  readonly name: StringNode;
  readonly request: ObjectNode;
}

interface Elicitations {
  /** By name; of equal names the first. */
  readonly declared: ReadonlyMap<string, ObjectNode>;
  /** Whether each of them has a name: one without may be the one that a step means. */
  readonly areNamed: boolean;
  readonly following: readonly Following[];
}

/** What a Tool declares to ask, and the steps of its interaction examples that say they follow it. */
export function elicitationsOf({ node: tool }: Subject, description: Description): Elicitations {
  const sound = soundIn(description);
  const elicitations = tool.type === 'object' ? tool.get('elicitations') : undefined;
  const entries: readonly Node[] = elicitations?.type === 'array' ? elicitations.items : [];
  const declared = new Map<string, ObjectNode>();
  let areNamed = elicitations === undefined || elicitations.type === 'array';
  for (const entry of entries) {
    const name = entry.type === 'object' ? entry.get('name') : undefined;
    if (entry.type !== 'object' || name?.type !== 'string') areNamed = false;
    else if (!declared.has(name.value)) declared.set(name.value, entry);
  }
  const examples = sound.object(tool, 'interactionExamples')?.members ?? [];
  const following = examples.flatMap(({ value }) =>
    [...steps(value, sound, 'elicitation')].flatMap(({ step, request }) => {
      const name = sound.text(step, 'declaration');
      return name === undefined ? [] : [{ name, request }];
    }),
  );
  return { declared, areNamed, following };
}
