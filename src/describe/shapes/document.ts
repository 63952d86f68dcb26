/** The root object, `info` and the tag catalogue. */

import { any, optional, record, required, text } from '../rows.ts';
import { capabilities } from './capabilities.ts';
import { filledList, icons, protocolScope, securityRequirements, uri } from './common.ts';
import { components } from './components.ts';
import { prompt, resource, resourceTemplate, tool } from './primitives.ts';
import { securitySchemes } from './security.ts';
import { transport } from './transports.ts';

const contact = record({
  label: 'a Contact',
  rule: 'mcpdesc.info.contact.structure',
  extras: 'extensible',
  surfaces: ['contact'],
  properties: { name: optional(text()), url: optional(uri), email: optional(text()) },
});

const license = record({
  label: 'a License',
  rule: 'mcpdesc.info.license.structure',
  meant: 'name',
  extras: 'extensible',
  properties: { name: required(text()), url: optional(uri) },
});

const info = record({
  label: 'the Info object',
  rule: 'mcpdesc.info.object.structure',
  extras: 'extensible',
  surfaces: ['info'],
  properties: {
    name: required(text({ filled: true, voices: { blank: 'mcpdesc.info.name.non-empty' } })),
    version: required(text({ filled: true, voices: { blank: 'mcpdesc.info.version.non-empty' } })),
    title: optional(text()),
    description: optional(text()),
    id: optional(text()),
    icons: optional(icons),
    websiteUrl: optional(uri),
    contact: optional(contact),
    license: optional(license),
  },
});

const tag = record({
  label: 'a Tag',
  rule: 'mcpdesc.tag.object.structure',
  meant: 'name',
  extras: 'extensible',
  properties: { name: required(text({ filled: true })), description: optional(text()) },
});

export const root = record({
  label: 'the document',
  rule: 'mcpdesc.document.root.structure',
  voices: { missing: 'mcpdesc.document.root.required-properties' },
  extras: 'extensible',
  scoped: true,
  surfaces: ['document'],
  properties: {
    $schema: optional(text()),
    // Its value decides which tables apply, before any table does: mcpdesc.document.mcpdesc.recognized-version.
    mcpdesc: required(any),
    info: required(info),
    protocolVersions: required(protocolScope),
    instructions: optional(text()),
    transports: optional(filledList(transport)),
    securitySchemes: optional(securitySchemes),
    security: optional(securityRequirements),
    components: optional(components),
    capabilities: optional(filledList(capabilities)),
    tools: optional(filledList(tool)),
    resources: optional(filledList(resource)),
    resourceTemplates: optional(filledList(resourceTemplate)),
    prompts: optional(filledList(prompt)),
    tags: optional(filledList(tag)),
  },
});
