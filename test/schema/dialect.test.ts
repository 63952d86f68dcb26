import { expect, test } from 'vitest';
import { dialectOf, dialects } from '../../src/schema/index.ts';
import { objectOf } from './tree.ts';

const choice = (schema: object) => {
  const { supported, ...rest } = dialectOf(objectOf(schema));
  return supported ?? ('name' in rest ? rest.name : undefined);
};

test('a schema that declares nothing is 2020-12', () => {
  expect(choice({})).toBe('2020-12');
});

test.each([
  ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
  ['http://json-schema.org/draft/2020-12/schema#', '2020-12'],
  ['http://json-schema.org/draft-07/schema#', 'draft-07'],
  ['https://json-schema.org/draft-07/schema', 'draft-07'],
  ['https://json-schema.org/draft/2019-09/schema', 'JSON Schema 2019-09'],
  ['http://json-schema.org/draft-06/schema#', 'JSON Schema draft-06'],
  ['http://json-schema.org/draft-04/schema#', 'JSON Schema draft-04'],
  ['https://json-schema.org/draft/2020-12/schema#/', undefined],
  ['https://json-schema.org/draft/2020-12/schema/', undefined],
  [' https://json-schema.org/draft-07/schema', undefined],
  ['http://json-schema.org/schema', undefined],
])('%s is %s', (identifier, expected) => {
  expect(choice({ $schema: identifier })).toBe(expected);
});

test('a declaration that is no string is pointed at', () => {
  const schema = objectOf({ $schema: ['https://json-schema.org/draft-07/schema'] });
  expect(dialectOf(schema)).toEqual({ declared: schema.get('$schema') });
});

test('only the root declares', () => {
  expect(choice({ properties: { a: { $schema: 'http://json-schema.org/draft-07/schema#' } } })).toBe('2020-12');
});

test('each dialect is known by the URI it is told by', () => {
  for (const { name, uri, supported } of dialects) expect(choice({ $schema: uri })).toBe(supported ?? name);
});
