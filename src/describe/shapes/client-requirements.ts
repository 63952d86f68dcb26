/**
 * What a primitive needs of the client. MCP's ClientCapabilities is open in every version, so unknown names pass; the
 * members of the known ones differ by version (rules-level windows), whatever the format's own schema lets through.
 */

import { any, flag, map, optional, record } from '../rows.ts';
import type { Property, RecordShape, Voice } from '../shape.ts';
import { extensionMap, openObject } from './common.ts';

const structure = 'mcpdesc.client-requirements.object.structure';
const member = (message: string): Voice => ['mcp.client-requirements.member.version-applicability', message];
const value = (message: string): Voice => ['mcp.client-requirements.value.type', message];
const unavailable = (message: string): Voice => ['mcp.client-requirements.capability.version-applicability', message];
const deprecated = (message: string): Voice => ['mcp.client-requirements.capability.deprecated', message];

/** A nested object whose type is judged per version, under the message of its capability. */
const part = (label: string, capability: string, properties?: Readonly<Record<string, Property>>): RecordShape =>
  record({
    label,
    rule: structure,
    voices: { type: value(capability) },
    extras: 'open',
    properties: properties ?? {},
    ...(properties === undefined ? {} : { others: { shape: any, present: [member(capability)] } }),
  });

const capability = (label: string, name: string, properties: Readonly<Record<string, Property>>): RecordShape =>
  record({
    label,
    rule: structure,
    extras: 'open',
    properties,
    others: { shape: any, present: [member(name)] },
  });

const roots = capability('the roots requirement', 'roots', {
  listChanged: {
    shape: { ...flag, voices: { type: value('roots') } },
    present: [member('listChanged')],
  },
});

const sampling = capability('the sampling requirement', 'sampling', {
  context: {
    shape: part('sampling.context', 'sampling'),
    present: [member('context'), deprecated('context')],
  },
  tools: { shape: part('sampling.tools', 'sampling'), present: [member('tools')] },
});

const elicitation = capability('the elicitation requirement', 'elicitation', {
  form: { shape: part('elicitation.form', 'elicitation'), present: [member('form')] },
  url: { shape: part('elicitation.url', 'elicitation'), present: [member('url')] },
});

const tasks = capability('the tasks requirement', 'tasks', {
  list: optional(part('tasks.list', 'tasks')),
  cancel: optional(part('tasks.cancel', 'tasks')),
  requests: optional(
    part('tasks.requests', 'tasks', {
      sampling: optional(
        part('tasks.requests.sampling', 'tasks', {
          createMessage: optional(part('tasks.requests.sampling.createMessage', 'tasks')),
        }),
      ),
      elicitation: optional(
        part('tasks.requests.elicitation', 'tasks', {
          create: optional(part('tasks.requests.elicitation.create', 'tasks')),
        }),
      ),
    }),
  ),
});

const anyCapability = openObject('a required client capability', structure);

export const clientRequirements = record({
  label: 'the client requirements',
  rule: structure,
  voices: { empty: 'mcpdesc.document.collection.non-empty' },
  extras: 'open',
  filled: 'or-absent',
  surfaces: ['client-requirements'],
  properties: {
    roots: { shape: roots, present: [deprecated('roots')] },
    sampling: { shape: sampling, present: [deprecated('sampling')] },
    elicitation: { shape: elicitation, present: [unavailable('elicitation')] },
    tasks: { shape: tasks, present: [unavailable('tasks')] },
    extensions: { shape: extensionMap, present: [unavailable('extensions')] },
    experimental: optional(map(anyCapability)),
    // Not a capability but a misplaced scope; the primitive carries it.
    protocolVersions: { shape: any, present: ['mcpdesc.client-requirements.protocol-versions.absent'] },
  },
  others: { shape: anyCapability, extensionsFree: true },
});
