/** Sampling requests and responses inside interaction examples. */

import {
  type ChoiceShape,
  choice,
  flag,
  list,
  number,
  optional,
  record,
  required,
  type Shape,
  text,
  type Voice,
  variant,
} from '../shape.ts';
import { openObject, texts, toolAnnotations } from './common.ts';
import { contentBlock, contentBlocks } from './content.ts';

const rule = 'mcpdesc.tool.interaction-example.step-structure';
const unavailable = (message: string): Voice => ['mcp.tool.interaction-example.sampling-version', message];

/** One block, or an array of them that is not empty. */
const oneOrMore = (block: Shape): ChoiceShape => {
  const many = list(block, { filled: true, voices: { empty: rule } });
  return choice((node) => (node.type === 'array' ? many : block));
};

const toolUse = record({
  label: 'a content block of type tool_use',
  rule,
  extras: 'closed',
  properties: {
    type: required(text()),
    id: required(text()),
    name: required(text()),
    input: required(openObject('the input of a tool use', rule)),
  },
});

const toolResult = record({
  label: 'a content block of type tool_result',
  rule,
  extras: 'closed',
  properties: {
    type: required(text()),
    toolUseId: required(text()),
    content: required(oneOrMore(contentBlock)),
    isError: optional(flag),
  },
});

const content = oneOrMore(
  variant({
    label: 'a sampling content block',
    rule,
    by: 'type',
    variants: { ...contentBlocks, tool_use: toolUse, tool_result: toolResult },
  }),
);

const message = record({
  label: 'a sampling message',
  rule,
  extras: 'closed',
  properties: { role: required(text({ values: ['user', 'assistant'] })), content: required(content) },
});

const priority = optional(number({ minimum: 0, maximum: 1 }));

const modelPreferences = record({
  label: 'the model preferences',
  rule,
  extras: 'closed',
  properties: {
    costPriority: priority,
    speedPriority: priority,
    intelligencePriority: priority,
    hints: optional(
      list(
        record({
          label: 'a model hint',
          rule,
          extras: 'closed',
          properties: { name: required(text({ filled: true })) },
        }),
        { filled: true, voices: { empty: rule } },
      ),
    ),
  },
});

const tool = record({
  label: 'a sampling tool',
  rule,
  extras: 'extensible',
  properties: {
    name: required(text({ filled: true })),
    title: optional(text()),
    description: optional(text()),
    inputSchema: required(
      record({
        label: 'the input schema of a sampling tool',
        rule,
        extras: 'open',
        properties: {
          type: required(text({ values: ['object'] })),
          $componentRef: { shape: text(), present: ['mcpdesc.component-ref.use-site.permitted'] },
        },
      }),
    ),
    annotations: optional(toolAnnotations),
  },
});

export const samplingRequest = record({
  label: 'a sampling request',
  rule,
  extras: 'closed',
  properties: {
    messages: required(list(message, { filled: true, voices: { empty: rule } })),
    maxTokens: required(number({ integer: true, minimum: 1 })),
    includeContext: optional(text({ values: ['none', 'thisServer', 'allServers'] })),
    metadata: optional(openObject('the metadata of a sampling request', rule)),
    modelPreferences: optional(modelPreferences),
    stopSequences: optional(texts),
    systemPrompt: optional(text()),
    temperature: optional(number()),
    toolChoice: {
      shape: record({
        label: 'a tool choice',
        rule,
        extras: 'closed',
        properties: { mode: required(text({ values: ['auto', 'required', 'none'] })) },
      }),
      present: [unavailable('toolChoice')],
    },
    tools: {
      shape: list(tool, { filled: true, voices: { empty: rule } }),
      present: [unavailable('tools')],
    },
  },
});

export const samplingResponse = record({
  label: 'a sampling response',
  rule,
  extras: 'closed',
  properties: {
    role: required(text({ values: ['assistant'] })),
    content: required(content),
    model: required(text()),
    stopReason: optional(text()),
  },
});
