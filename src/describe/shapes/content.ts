/** Content blocks and resource contents: MCP payload, closed, without `x-*`. */

import { number, optional, record, required, text, variant, versioned } from '../rows.ts';
import type { Property, Voice } from '../shape.ts';
import { icons, metaOfContent, resourceAnnotations, uri } from './common.ts';

export const resourceContents = record({
  label: 'Resource Contents',
  rule: 'mcp.resource.contents.structure',
  extras: 'closed',
  exactlyOneOf: ['text', 'blob'],
  surfaces: ['resource-contents'],
  properties: {
    uri: required(uri),
    mimeType: optional(text()),
    text: optional(text()),
    blob: optional(text()),
    _meta: metaOfContent,
  },
});

export const contentRule = 'mcp.content.block.structure';

const unavailable = (message: string): Voice => ['mcp.content.block.version-availability', message];

/** One kind of block; `voice` where the kind itself does not exist in every protocol version. */
const block = (kind: string, properties: Readonly<Record<string, Property>>, voice?: Voice) =>
  record({
    label: `a content block of type ${kind}`,
    rule: contentRule,
    extras: 'closed',
    surfaces: ['content-block'],
    ...(voice === undefined ? {} : { presence: { at: 'type', voices: [voice] } }),
    properties: {
      type: required(text()),
      ...properties,
      annotations: optional(resourceAnnotations),
      _meta: metaOfContent,
    },
  });

const binary = { data: required(text()), mimeType: required(text()) };

export const contentBlocks = {
  text: block('text', { text: required(text()) }),
  image: block('image', binary),
  audio: block('audio', binary, unavailable('audio')),
  resource: block('resource', { resource: required(resourceContents) }),
  resource_link: block(
    'resource_link',
    {
      uri: required(uri),
      name: required(text()),
      title: optional(text()),
      description: optional(text()),
      mimeType: optional(text()),
      size: optional(number()),
      icons: versioned(unavailable('icons'), icons),
    },
    unavailable('resource-link'),
  ),
};

export const contentBlock = variant({
  label: 'a content block',
  rule: contentRule,
  by: 'type',
  variants: contentBlocks,
});
