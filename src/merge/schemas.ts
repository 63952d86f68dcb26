/** What the report of a part must look like. Only members that merging reads are asked for. */

import { jsonReportSchema } from '../report/json-schema.ts';

export const jsonPartSchema = {
  ...jsonReportSchema,
  required: [...jsonReportSchema.required, 'part'],
  $defs: {
    ...jsonReportSchema.$defs,
    finding: {
      ...jsonReportSchema.$defs.finding,
      required: [...jsonReportSchema.$defs.finding.required, 'source'],
    },
  },
};

const text = { type: 'string' };
const count = { type: 'integer', minimum: 1 };
const amount = { type: 'integer', minimum: 0 };

const result = {
  type: 'object',
  required: ['ruleId', 'level', 'locations'],
  properties: {
    ruleId: text,
    ruleIndex: amount,
    level: { enum: ['error', 'warning', 'note'] },
    locations: { $ref: '#/$defs/locations', minItems: 1 },
  },
};

const locations = {
  type: 'array',
  items: {
    type: 'object',
    required: ['physicalLocation'],
    properties: {
      physicalLocation: {
        type: 'object',
        required: ['artifactLocation'],
        properties: {
          artifactLocation: {
            type: 'object',
            required: ['uri'],
            properties: { uri: text },
          },
          region: { type: 'object', properties: { startLine: count, endLine: count } },
        },
      },
    },
  },
};

export const sarifPartSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  required: ['version', 'runs'],
  properties: {
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: {
        type: 'object',
        required: ['tool', 'results', 'properties'],
        properties: {
          tool: {
            type: 'object',
            required: ['driver'],
            properties: {
              driver: {
                type: 'object',
                properties: {
                  rules: { type: 'array', items: { type: 'object', required: ['id'], properties: { id: text } } },
                },
              },
            },
          },
          results: { type: 'array', items: { $ref: '#/$defs/result' } },
          invocations: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                toolExecutionNotifications: {
                  type: 'array',
                  items: { type: 'object', properties: { locations: { $ref: '#/$defs/locations' } } },
                },
              },
            },
          },
          properties: {
            type: 'object',
            required: ['part'],
            properties: {
              part: {
                type: 'object',
                required: ['index', 'count', 'run', 'total', 'beyondLimits', 'pending'],
                properties: {
                  index: count,
                  count,
                  run: text,
                  total: amount,
                  beyondLimits: amount,
                  pending: { type: 'array', items: { $ref: '#/$defs/result' } },
                },
              },
            },
          },
        },
      },
    },
  },
  $defs: { result, locations },
};
