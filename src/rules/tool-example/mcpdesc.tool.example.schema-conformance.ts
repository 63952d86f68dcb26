import { atKey, atValue } from '../../describe/hit.ts';
import { dialectProtocols, difference, intersection, noProtocols } from '../../describe/protocols.ts';
import { type Description, resolvedMember, type Subject } from '../../describe/subject.ts';
import { quoted, shown } from '../../describe/wording.ts';
import type { Node, ObjectNode } from '../../read/tree.ts';
import { dialectOf, legacyMismatches, type Mismatch, type Schemas } from '../../schema/index.ts';
import { placeOf, problemOf } from '../mismatch.ts';
import { type Found, rule } from '../rule.ts';
import { isFailure } from './failure.ts';

type Id = 'mcpdesc.tool.example.schema-conformance';

/** A value of an example and the schema of the Tool that it must fit. */
interface Pair {
  readonly part: string;
  readonly value: Node;
  readonly schemaName: string;
  readonly schema: ObjectNode;
}

export default rule('mcpdesc.tool.example.schema-conformance', function* (example, description, schemas) {
  for (const pair of pairs(example, description)) {
    if (difference(example.scope, dialectProtocols) !== noProtocols) yield* beforeDialects(pair);
    if (intersection(example.scope, dialectProtocols) !== noProtocols) yield* underDialect(pair, schemas);
  }
});

/** The output schema never says anything about the result of a call that failed. */
function* pairs({ node, within }: Subject, description: Description): Generator<Pair> {
  const tool = within?.node;
  if (node.type !== 'object' || tool === undefined) return;
  const { faulty } = description;
  const schemaOf = (name: string) => {
    const schema = resolvedMember(tool, name, 'schemas', description);
    return schema?.type === 'object' && !faulty.has(schema) ? schema : undefined;
  };

  const input = node.get('input');
  const inputSchema = schemaOf('inputSchema');
  if (input !== undefined && !faulty.has(input) && inputSchema !== undefined) {
    yield { part: 'example input', value: input, schemaName: 'input schema', schema: inputSchema };
  }

  const result = node.get('result');
  const outputSchema = schemaOf('outputSchema');
  if (result?.type !== 'object' || outputSchema === undefined) return;
  const output = result.get('structuredContent');
  if (output === undefined || isFailure(result)) return;
  yield { part: 'structured content', value: output, schemaName: 'output schema', schema: outputSchema };
}

function* beforeDialects(pair: Pair): Generator<Found<Id>> {
  const { value, schema, part, schemaName } = pair;
  yield { at: atKey(value), message: 'no-dialect', with: { part, schema: schemaName } };
  for (const mismatch of legacyMismatches(schema, value))
    yield { ...found(mismatch, pair), message: 'legacy-mismatch' };
}

function* underDialect(pair: Pair, schemas: Schemas): Generator<Found<Id>> {
  const { value, schema, part, schemaName } = pair;
  const choice = dialectOf(schema);
  const incomplete = (why: string): Found<Id> => ({
    at: atKey(value),
    message: 'unchecked',
    with: { part, schema: schemaName, why },
  });
  if (choice.supported === undefined) {
    yield incomplete(`its dialect ${shown(choice.declared)} is not supported`);
    return;
  }
  const compiled = schemas.compile(schema, choice.supported);
  // An invalid schema has findings of its own; more about its examples would be noise.
  if (compiled.status === 'invalid') return;
  if (compiled.status === 'unchecked') {
    yield incomplete(`it ${compiled.reason}`);
    return;
  }
  if (compiled.external.length > 0) {
    const names = new Set(compiled.external.map(({ node }) => quoted(node.value)));
    yield incomplete(`it refers to ${[...names].sort().join(', ')}, which is never fetched`);
    return;
  }
  const { mismatches, incomplete: reason } = compiled.validate(value);
  if (reason !== undefined) yield incomplete(`checking it ${reason}`);
  for (const mismatch of mismatches) yield { ...found(mismatch, pair), message: 'mismatch' };
}

function found(mismatch: Mismatch, { part, schemaName }: Pair) {
  return {
    at: placeOf(mismatch),
    with: { part, schema: schemaName, problem: problemOf(mismatch) },
    also: [{ at: atValue(mismatch.schema), message: `The ${schemaName} asks for it here.` }],
  };
}
