/**
 * The document as format 0.7.0 has it, after the JSON Schema of that version: one protocol version in `info`, one
 * Capabilities object, security schemes where they are needed, and objects that are closed even to `x-*`, but for the
 * root. Rows lead only to rules that mean the same there; what is asked of MCP alone is asked of both formats.
 */

import { protocols } from '../../protocols.ts';
import { any, flag, list, optional, record, required, text } from '../../rows.ts';
import type { Property } from '../../shape.ts';
import { uri } from '../common.ts';
import { closed, icons } from './common.ts';
import { prompt, resource, resourceTemplate, tool } from './primitives.ts';
import { securitySchemes } from './security.ts';
import { transport } from './transports.ts';

/** MCP 2026-07-28 is younger than the format. */
const known = protocols.slice(0, 4);

const info = closed({
  label: 'the Info object',
  rule: 'mcpdesc.info.object.structure',
  surfaces: ['info'],
  properties: {
    name: required(text({ filled: true, voices: { blank: 'mcpdesc.info.name.non-empty' } })),
    title: optional(text()),
    description: optional(text()),
    version: required(text({ filled: true, voices: { blank: 'mcpdesc.info.version.non-empty' } })),
    protocolVersion: optional(text({ values: known, voices: { value: 'mcpdesc.protocol-versions.value.supported' } })),
    id: optional(text()),
    icons: optional(icons),
    websiteUrl: optional(uri),
    contact: optional(
      closed({
        label: 'a Contact',
        rule: 'mcpdesc.info.contact.structure',
        surfaces: ['contact'],
        properties: { name: optional(text()), url: optional(uri), email: optional(text()) },
      }),
    ),
    license: optional(
      closed({
        label: 'a License',
        rule: 'mcpdesc.info.license.structure',
        meant: 'name',
        properties: { name: required(text()), url: optional(uri) },
      }),
    ),
  },
});

const capability = (label: string, properties: Readonly<Record<string, Property>>) =>
  optional(record({ label, rule: 'mcpdesc.capabilities.object.structure', extras: 'open', properties }));
const marker = capability('a capability marker', {});

const capabilities = record({
  label: 'the Capabilities object',
  rule: 'mcpdesc.capabilities.object.structure',
  extras: 'open',
  properties: {
    tools: capability('the tools capability', { listChanged: optional(flag) }),
    resources: capability('the resources capability', { subscribe: optional(flag), listChanged: optional(flag) }),
    prompts: capability('the prompts capability', { listChanged: optional(flag) }),
    completions: marker,
    logging: marker,
    tasks: capability('the tasks capability', {
      list: marker,
      cancel: marker,
      requests: capability('the requests of the tasks capability', {
        tools: capability('the tool requests of the tasks capability', { call: marker }),
      }),
    }),
    experimental: marker,
  },
});

const tag = closed({
  label: 'a Tag',
  rule: 'mcpdesc.tag.object.structure',
  meant: 'name',
  properties: { name: required(text({ filled: true })), description: optional(text()) },
});

export const root = record({
  label: 'the document',
  rule: 'mcpdesc.document.root.structure',
  voices: {
    missing: 'mcpdesc.document.root.required-properties',
    unknown: ['mcpdesc.document.object.known-properties', 'unknown'],
  },
  extras: 'extensible',
  surfaces: ['superseded-document'],
  atLeastOneOf: ['tools', 'resources', 'resourceTemplates', 'prompts'],
  properties: {
    $schema: optional(text()),
    // Its value has led to this table.
    mcpdesc: required(any),
    info: required(info),
    transports: required(list(transport, { filled: true, voices: { empty: 'mcpdesc.document.collection.non-empty' } })),
    security: optional(securitySchemes),
    capabilities: optional(capabilities),
    tools: optional(list(tool)),
    resources: optional(list(resource)),
    resourceTemplates: optional(list(resourceTemplate)),
    prompts: optional(list(prompt)),
    tags: optional(list(tag, { unique: 'deep', voices: { duplicate: 'mcpdesc.tag.object.structure' } })),
  },
});
