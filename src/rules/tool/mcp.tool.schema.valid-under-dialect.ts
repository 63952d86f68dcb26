import { placeOf, problemOf } from '../mismatch.ts';
import { rule } from '../rule.ts';
import { dialectName, underDialect } from './embedded-schema.ts';

export default rule('mcp.tool.schema.valid-under-dialect', function* (subject, _description, schemas) {
  const { compiled, dialect } = underDialect(subject, schemas) ?? {};
  if (compiled?.status !== 'invalid' || dialect === undefined) return;
  for (const problem of compiled.problems) {
    yield {
      at: placeOf(problem),
      message: 'default',
      with: { dialect: dialectName(dialect), problem: problemOf(problem) },
    };
  }
});
