import type { Subject } from '../../describe/subject.ts';
import type { StringNode } from '../../read/tree.ts';
import { parseTemplate, type Template } from '../../uri-template/index.ts';

/** The template of a Resource Template; undefined where it is none, which has a rule of its own. */
export function templateOf(
  declaration: Subject | undefined,
): { readonly text: StringNode; readonly template: Template } | undefined {
  const text = declaration?.node.type === 'object' ? declaration.node.get('uriTemplate') : undefined;
  if (text?.type !== 'string') return undefined;
  const template = parseTemplate(text.value);
  return 'fault' in template ? undefined : { text, template };
}
