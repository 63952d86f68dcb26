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
      with: { dialect: dialectName(dialect), problem: problemOf(problem) },
    };
  }
});
