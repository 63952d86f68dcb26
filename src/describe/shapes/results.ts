/** Completed results that examples show. Open at the top level, as MCP results are. */

import { any, choice, flag, list, number, optional, record, required, text, versioned } from '../rows.ts';
import type { Property, Shape, Voice } from '../shape.ts';
import type { ShapeRule } from '../shape-rules.ts';
import { metaOfResult, versionedMetaOfResult } from './common.ts';
import { contentBlock, resourceContents } from './content.ts';

/** Members of a JSON-RPC message, and of workflows that are not finished: a completed result has neither. */
const foreign = (envelopeFree: Voice, completed: Voice): Readonly<Record<string, Property>> => ({
  jsonrpc: { shape: any, present: [envelopeFree] },
  id: { shape: any, present: [envelopeFree] },
  error: { shape: any, present: [envelopeFree] },
  task: { shape: any, present: [completed] },
  inputRequests: { shape: any, present: [completed] },
  requestState: { shape: any, present: [completed] },
});

/** A member that one version demands and the others do not know; the YAML of the rule says which. */
const windowed = (rule: ShapeRule, shape: Property['shape']): Property => ({
  shape,
  absent: [[rule, 'missing']],
  present: [[rule, 'present']],
});

const complete = text({ values: ['complete'] });

const notAnObject: Shape = {
  kind: 'any',
  presence: [['mcp.tool.example.structured-content-version', 'not-an-object']],
};

export const toolResult = record({
  label: 'the result of a Tool',
  rule: 'mcp.tool.example.result-structure',
  extras: 'open',
  properties: {
    resultType: windowed('mcp.tool.example.result-type', complete),
    content: required(list(contentBlock)),
    structuredContent: {
      shape: choice((node) => (node.type === 'object' ? any : notAnObject)),
      present: [['mcp.tool.example.structured-content-version', 'present']],
    },
    isError: optional(flag),
    // MCP results carry _meta since 2024-11-05, and the format does not narrow it for Tools.
    _meta: optional(metaOfResult),
    ...foreign('mcpdesc.tool.example.envelope-free', 'mcpdesc.tool.example.completed-result'),
  },
});

export const readResult = record({
  label: 'the result of reading a resource',
  rule: 'mcp.resource.example.result-structure',
  extras: 'open',
  properties: {
    resultType: windowed('mcp.resource.example.result-type', complete),
    contents: required(list(resourceContents, { filled: true })),
    ttlMs: windowed('mcp.resource.example.cache-fields', number({ minimum: 0 })),
    cacheScope: windowed('mcp.resource.example.cache-fields', text({ values: ['public', 'private'] })),
    _meta: versionedMetaOfResult,
    ...foreign('mcpdesc.resource.example.envelope-free', 'mcpdesc.resource.example.completed-result'),
  },
});

const promptMessage = record({
  label: 'a prompt message',
  rule: 'mcp.prompt.example.result-structure',
  extras: 'closed',
  properties: { role: required(text({ values: ['user', 'assistant'] })), content: required(contentBlock) },
});

export const promptResult = record({
  label: 'the result of a Prompt',
  rule: 'mcp.prompt.example.result-structure',
  extras: 'open',
  properties: {
    resultType: windowed('mcp.prompt.example.result-type', complete),
    messages: required(list(promptMessage)),
    description: optional(text()),
    _meta: versionedMetaOfResult,
    ...foreign('mcpdesc.prompt.example.envelope-free', 'mcpdesc.prompt.example.completed-result'),
  },
});

/** MCP's own bound on the number of completion values. */
const completionValues = 100;

export const completionResult = record({
  label: 'the result of a completion',
  rule: 'mcp.completion-example.result-structure',
  extras: 'open',
  properties: {
    resultType: windowed('mcp.completion-example.result-type', complete),
    completion: required(
      record({
        label: 'a completion',
        rule: 'mcp.completion-example.result-structure',
        extras: 'open',
        properties: {
          values: required(list(text(), { maximum: completionValues })),
          total: optional(number({ integer: true, minimum: 0 })),
          hasMore: optional(flag),
        },
      }),
    ),
    _meta: versioned(['mcp.meta.field.version-applicability', 'completion'], metaOfResult),
    ...foreign('mcpdesc.completion-example.envelope-free', 'mcpdesc.completion-example.completed-result'),
  },
});
