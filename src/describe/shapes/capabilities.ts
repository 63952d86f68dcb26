/** What the server declares it can do, by protocol version. */

import { any, choice, flag, optional, record, versioned } from '../rows.ts';
import type { Property, RecordShape, Shape } from '../shape.ts';
import { extensionMap, openObject, protocolScope } from './common.ts';

const rule = 'mcpdesc.capabilities.object.structure';

const capability = (
  label: string,
  properties: Readonly<Record<string, Property>>,
  extras: RecordShape['extras'] = 'extensible',
) => record({ label, rule, extras, properties });

const marker = openObject('a capability marker', rule);

const tasks = capability(
  'the tasks capability',
  {
    list: optional(marker),
    cancel: optional(marker),
    requests: optional(
      capability(
        'the requests of the tasks capability',
        {
          tools: optional(
            capability('the tool requests of the tasks capability', { call: optional(marker) }, 'closed'),
          ),
        },
        'closed',
      ),
    ),
  },
  'closed',
);

/** MCP has an object under every name; the format's own schema takes anything. */
const noObject: Shape = { kind: 'any', presence: ['mcp.capabilities.experimental.object-values'] };

const experimental = record({
  label: 'the experimental capabilities',
  rule,
  extras: 'open',
  properties: {},
  others: { shape: choice((node) => (node.type === 'object' ? any : noObject)) },
});

export const capabilities = record({
  label: 'a Capabilities object',
  rule,
  extras: 'extensible',
  scoped: true,
  surfaces: ['capabilities'],
  properties: {
    protocolVersions: optional(protocolScope),
    tools: optional(capability('the tools capability', { listChanged: optional(flag) })),
    resources: optional(
      capability('the resources capability', { subscribe: optional(flag), listChanged: optional(flag) }),
    ),
    prompts: optional(capability('the prompts capability', { listChanged: optional(flag) })),
    completions: versioned('mcp.capabilities.completions.version-applicability', marker),
    logging: versioned('mcp.capabilities.logging.deprecated', marker),
    tasks: versioned('mcp.capabilities.tasks.version-applicability', tasks),
    extensions: versioned('mcp.capabilities.extensions.pre-standard', extensionMap),
    experimental: optional(experimental),
  },
});
