/** Interaction examples: a Tool call during which the server asks the client for something. */

import { list, optional, record, required, text, variant } from '../rows.ts';
import type { Property, Voice } from '../shape.ts';
import { openObject, plainName, uri } from './common.ts';
import { formSchema } from './elicitation.ts';
import { namedExamples } from './examples.ts';
import { toolResult } from './results.ts';
import { samplingRequest, samplingResponse } from './sampling.ts';

const rule = 'mcpdesc.tool.interaction-example.step-structure';
const unavailable = (message: string): Voice => ['mcp.tool.interaction-example.elicitation-version', message];

const payload = (label: string, properties: Readonly<Record<string, Property>>, presence?: Voice) =>
  record({
    label,
    rule,
    extras: 'closed',
    ...(presence === undefined ? {} : { presence: { at: 'mode', voices: [presence] } }),
    properties,
  });

const filled = text({ filled: true });

const elicitationRequest = variant({
  label: 'an elicitation request',
  rule,
  by: 'mode',
  variants: {
    form: payload('an elicitation request of mode form', {
      mode: required(text()),
      message: required(filled),
      requestedSchema: required(formSchema),
    }),
    url: payload(
      'an elicitation request of mode url',
      { mode: required(text()), message: required(filled), url: required(uri) },
      unavailable('url'),
    ),
  },
});

const withoutContent = payload('a response that accepts nothing', { action: required(text()) });

const elicitationResponse = variant({
  label: 'an elicitation response',
  rule,
  by: 'action',
  variants: {
    accept: payload('an accepting response', {
      action: required(text()),
      content: optional(openObject('the content of a response', rule)),
    }),
    decline: withoutContent,
    cancel: withoutContent,
  },
});

const rootsResponse = payload('a roots response', {
  roots: required(list(payload('a root', { uri: required(uri), name: optional(text()) }))),
});

const step = (kind: string, properties: Readonly<Record<string, Property>>, presence?: Voice) =>
  record({
    label: `a step of type ${kind}`,
    rule,
    extras: 'extensible',
    ...(presence === undefined ? {} : { presence: { at: 'type', voices: [presence] } }),
    properties: { type: required(text()), ...properties },
  });

const steps = variant({
  label: 'a step of an interaction example',
  rule,
  by: 'type',
  variants: {
    elicitation: step(
      'elicitation',
      {
        declaration: optional(text({ pattern: plainName })),
        request: required(elicitationRequest),
        response: required(elicitationResponse),
      },
      unavailable('step'),
    ),
    sampling: step('sampling', { request: required(samplingRequest), response: required(samplingResponse) }),
    roots: step('roots', { request: required(payload('a roots request', {})), response: required(rootsResponse) }),
  },
});

export const interactionExamples = namedExamples(
  record({
    label: 'an interaction example',
    rule: 'mcpdesc.tool.interaction-example.structure',
    extras: 'extensible',
    surfaces: ['tool-example', 'interaction-example'],
    properties: {
      input: required(openObject('the input of a Tool', 'mcpdesc.tool.interaction-example.structure')),
      steps: required(list(steps, { filled: true, voices: { empty: 'mcpdesc.document.collection.non-empty' } })),
      result: required(toolResult),
    },
  }),
);
