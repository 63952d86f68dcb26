/** Shared components: five namespaces of values that references name. */

import { optional, record, reference } from '../rows.ts';
import type { Shape } from '../shape.ts';
import { filledMap, openObject, plainName } from './common.ts';
import { promptExample, resourceExample, resourceTemplateExample, toolExample } from './examples.ts';

const voices = { type: 'mcpdesc.components.value.structure' } as const;

const namespace = (shape: Shape) =>
  optional(
    filledMap(shape, {
      keys: plainName,
      voices: { type: 'mcpdesc.components.object.structure', key: 'mcpdesc.components.name.pattern' },
    }),
  );

/** A schema component is any object; whether it is a good schema is asked where it is used. */
const schema = openObject('a schema component', 'mcpdesc.components.value.structure');

export const components = record({
  label: 'the components',
  rule: 'mcpdesc.components.object.structure',
  voices: { empty: 'mcpdesc.document.collection.non-empty' },
  extras: 'extensible',
  filled: 'or-absent',
  definitions: true,
  properties: {
    schemas: namespace(reference('schemas', schema)),
    toolExamples: namespace(reference('toolExamples', { ...toolExample, voices })),
    resourceExamples: namespace(reference('resourceExamples', { ...resourceExample, voices })),
    resourceTemplateExamples: namespace(reference('resourceTemplateExamples', { ...resourceTemplateExample, voices })),
    promptExamples: namespace(reference('promptExamples', { ...promptExample, voices })),
  },
});
