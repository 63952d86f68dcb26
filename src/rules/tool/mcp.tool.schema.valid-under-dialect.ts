import type { Node } from '../../read/tree.ts';
import { placeOf, problemOf } from '../mismatch.ts';
import { rule } from '../rule.ts';
import { dialectName, underDialect } from './embedded-schema.ts';
import { rootType } from './root-type.ts';

/** An input whose root type leaves objects out is an error of another rule already, whatever else that type is. */
export default rule('mcp.tool.schema.valid-under-dialect', function* (subject, _description, schemas) {
  const { compiled, dialect } = underDialect(subject, schemas) ?? {};
  if (compiled?.status !== 'invalid' || dialect === undefined) return;
  const { verdict, type } = rootType(subject.node);
  const known = subject.surfaces.includes('tool-input-schema') && verdict === 'excluded' ? type : undefined;
  for (const problem of compiled.problems) {
    if (known !== undefined && (problem.node === known || problem.node.parent === known)) continue;
    yield {
      at: placeOf(problem),
      message: 'default',
      with: { dialect: dialectName(dialect), problem: problemOf(problem).replace(/\.$/, `${hintFor(problem.node)}.`) },
    };
  }
});

/** A `$ref` means a place in the schema itself, never one in the document around it. */
const hintFor = (node: Node): string =>
  node.type === 'string' && node.value.startsWith('#/components/')
    ? '; a shared component is named by "$componentRef" in place of the whole schema'
    : '';
