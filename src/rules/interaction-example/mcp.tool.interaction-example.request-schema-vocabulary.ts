import { type Description, resolvedMember, type Subject } from '../../describe/subject.ts';
import { areEqual } from '../../schema/index.ts';
import {
  crossedRanges,
  foreignDefaults,
  isDeclared,
  miscountedNames,
  undeclaredRequired,
} from '../elicitation/form.ts';
import { rule } from '../rule.ts';
import { elicitationsOf } from './declaration.ts';

/** What the declaration of a Tool says already is not said again of a step that repeats it. */
function repeatsDeclaration({ node, within }: Subject, description: Description): boolean {
  const step = node.parent?.parent;
  const name = step?.type === 'object' ? step.get('declaration') : undefined;
  const tool = within?.within;
  if (name?.type !== 'string' || tool === undefined) return false;
  const declaration = elicitationsOf(tool, description).declared.get(name.value);
  const schema = declaration && resolvedMember(declaration, 'requestedSchema', 'schemas', description);
  return schema !== undefined && areEqual(schema, node);
}

export default rule('mcp.tool.interaction-example.request-schema-vocabulary', function* (form, description) {
  if (isDeclared(form) || repeatsDeclaration(form, description)) return;
  const { node } = form;
  for (const one of undeclaredRequired(node, description)) yield { ...one, message: 'required' };
  for (const one of miscountedNames(node)) yield { ...one, message: 'names' };
  for (const one of foreignDefaults(node, description)) yield { ...one, message: 'default-value' };
  for (const one of crossedRanges(node, description)) yield { ...one, message: 'range' };
});
