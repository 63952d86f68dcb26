/** Sampling requests and responses inside interaction examples. */

import { choice, flag, list, number, optional, record, required, text, variant } from '../rows.ts';
import type { ChoiceShape, Property, RecordShape, Shape, Voice } from '../shape.ts';
import { openObject, texts, toolAnnotations } from './common.ts';
import { contentBlock, contentBlocks } from './content.ts';

const rule = 'mcpdesc.tool.interaction-example.step-structure';
const unavailable = (message: string): Voice => ['mcp.tool.interaction-example.sampling-version', message];

/** One block, or an array of them that is not empty. */
const oneOrMore = (block: Shape): ChoiceShape => {
  const many = list(block, { filled: true, voices: { empty: rule } });
  return choice((node) => (node.type === 'array' ? many : block));
};

const presence = (message: string) => ({ at: 'type', voices: [unavailable(message)] });

const toolUse = record({
  label: 'a content block of type tool_use',
  rule,
  extras: 'closed',
  presence: presence('block'),
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
  presence: presence('block'),
  properties: {
    type: required(text()),
    toolUseId: required(text()),
    content: required(oneOrMore(contentBlock)),
    isError: optional(flag),
  },
});

/** The format's schema lets these through, but no version of MCP has them in sampling, outside of tool results. */
const resource: RecordShape = { ...contentBlocks.resource, presence: presence('resource') };
const resourceLink: RecordShape = { ...contentBlocks.resource_link, presence: presence('resource') };

const content = oneOrMore(
  variant({
    label: 'a sampling content block',
    rule,
    by: 'type',
    variants: { ...contentBlocks, resource, resource_link: resourceLink, tool_use: toolUse, tool_result: toolResult },
  }),
);

/** An object with sampling content, which was a single block at first and may be several since. */
const holder = (label: string, properties: Readonly<Record<string, Property>>): ChoiceShape => {
  const holding = (held: Property) =>
    record({ label, rule, extras: 'closed', properties: { ...properties, content: held } });
  const one = holding(required(content));
  const several = holding({ ...required(content), present: [unavailable('several')] });
  return choice((node) => (node.type === 'object' && node.get('content')?.type === 'array' ? several : one));
};

const message = holder('a sampling message', { role: required(text({ values: ['user', 'assistant'] })) });

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
      present: [unavailable('member')],
    },
    tools: {
      shape: list(tool, { filled: true, voices: { empty: rule } }),
      present: [unavailable('member')],
    },
  },
});

export const samplingResponse = holder('a sampling response', {
  role: required(text({ values: ['assistant'] })),
  model: required(text()),
  stopReason: optional(text()),
});
