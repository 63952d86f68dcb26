/** Elicitation declarations and the restricted schema language of their forms. */

import type { Node } from '../../read/tree.ts';
import { choice, flag, list, map, number, optional, record, reference, required, text, variant } from '../rows.ts';
import type { Property, RecordShape, Voice } from '../shape.ts';
import { plainName, protocolScope, texts } from './common.ts';

const vocabulary = 'mcp.elicitation.requested-schema.vocabulary';
const tooNew = (message: string): Voice => ['mcp.elicitation.requested-schema.version-vocabulary', message];
const newDefault = (shape: Property['shape']): Property => ({ shape, present: [tooNew('default')] });

const property = (label: string, properties: Readonly<Record<string, Property>>, presence?: RecordShape['presence']) =>
  record({
    label,
    rule: vocabulary,
    extras: 'closed',
    ...(presence === undefined ? {} : { presence }),
    properties: {
      type: required(text()),
      title: optional(text()),
      description: optional(text()),
      ...properties,
    },
  });

const count = optional(number({ integer: true, minimum: 0 }));

const plainText = property('a string property of a form', {
  minLength: count,
  maxLength: count,
  format: optional(text({ values: ['email', 'uri', 'date', 'date-time'] })),
  default: newDefault(text()),
});

const untitledChoice = property('an enum property of a form', {
  enum: required(texts),
  enumNames: optional(texts),
  default: newDefault(text()),
});

const option = record({
  label: 'an option of a form',
  rule: vocabulary,
  extras: 'closed',
  properties: { const: required(text()), title: required(text()) },
});

const titledChoice = property(
  'a titled enum property of a form',
  { oneOf: required(list(option)), default: newDefault(text()) },
  { at: 'oneOf', voices: [tooNew('oneOf')] },
);

const numeric = property('a number property of a form', {
  minimum: optional(number()),
  maximum: optional(number()),
  default: newDefault(number()),
});

const boolean = property('a boolean property of a form', { default: optional(flag) });

const choices = (label: string, properties: Readonly<Record<string, Property>>) =>
  record({ label, rule: vocabulary, extras: 'closed', properties });

const untitledItems = choices('the items of a multi-select', {
  type: required(text({ values: ['string'] })),
  enum: required(texts),
});
const titledItems = choices('the items of a multi-select', { anyOf: required(list(option)) });

const multiSelect = property(
  'a multi-select property of a form',
  {
    items: required(choice((node) => (has(node, 'anyOf') ? titledItems : untitledItems))),
    minItems: count,
    maxItems: count,
    default: newDefault(texts),
  },
  { at: 'type', voices: [tooNew('array')] },
);

const has = (node: Node, name: string) => node.type === 'object' && node.has(name);

/** A string property is read as what its author meant: with `enum` an enum, with `oneOf` a titled one, however malformed. */
const string = choice((node) => (has(node, 'enum') ? untitledChoice : has(node, 'oneOf') ? titledChoice : plainText));

const formProperty = variant({
  label: 'a property of a form',
  rule: vocabulary,
  by: 'type',
  variants: { string, number: numeric, integer: numeric, boolean, array: multiSelect },
});

export const formSchema = record({
  label: 'the schema of a form',
  rule: vocabulary,
  extras: 'closed',
  surfaces: ['form-schema'],
  properties: {
    $schema: {
      shape: text({ uri: true, voices: { uri: vocabulary } }),
      present: [tooNew('$schema')],
    },
    type: required(text({ values: ['object'] })),
    properties: required(map(formProperty)),
    required: optional(list(text(), { unique: true })),
  },
});

const rule = 'mcpdesc.elicitation.structure';
const filled = text({ filled: true });

const declaration = (label: string, properties: Readonly<Record<string, Property>>, presence?: Voice) =>
  record({
    label,
    rule,
    extras: 'extensible',
    scoped: true,
    surfaces: ['elicitation'],
    ...(presence === undefined ? {} : { presence: { at: 'mode', voices: [presence] } }),
    properties: {
      name: required(text({ pattern: plainName })),
      mode: required(text()),
      message: required(filled),
      when: optional(filled),
      onDecline: optional(filled),
      onCancel: optional(filled),
      protocolVersions: optional(protocolScope),
      ...properties,
    },
  });

const branch = 'mcpdesc.elicitation.mode-branch';

export const elicitation = variant({
  label: 'an elicitation declaration',
  scoped: true,
  rule,
  by: 'mode',
  variants: {
    form: declaration('an elicitation declaration of mode form', {
      requestedSchema: { shape: reference('schemas', formSchema), absent: [[branch, 'form-without-schema']] },
      url: { shape: text(), present: [[branch, 'form-with-url']] },
    }),
    url: declaration(
      'an elicitation declaration of mode url',
      {
        requestedSchema: { shape: { kind: 'any' }, present: [[branch, 'url-with-schema']] },
        url: optional(text({ uri: true, voices: { uri: 'mcpdesc.elicitation.url.syntax' } })),
      },
      'mcp.elicitation.mode.version-availability',
    ),
  },
});
