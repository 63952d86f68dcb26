/** Shapes that several objects of the format share. */

import { isInlineScheme } from '../inline-scheme.ts';
import { protocols } from '../protocols.ts';
import { any, choice, flag, list, map, number, optional, record, required, text, versioned } from '../rows.ts';
import type { Pattern, Shape } from '../shape.ts';
import type { Surface } from '../surface.ts';

/** Keys of securitySchemes, component and example maps, names of elicitation declarations. */
export const plainName: Pattern = {
  test: /^[A-Za-z0-9._-]+$/,
  means: 'made of letters, digits, ".", "_" and "-" only',
};

const nonEmpty = 'mcpdesc.document.collection.non-empty';

/** An absolute URI. */
export const uri = text({ uri: true, voices: { uri: 'mcpdesc.document.uri.syntax' } });

/** Arrays and maps that must not be empty when they are there; others may. */
export const filledList = (items: Parameters<typeof list>[0]) =>
  list(items, { filled: 'or-absent', voices: { empty: nonEmpty } });
export const filledMap = (values: Parameters<typeof map>[0], constraints: Parameters<typeof map>[1] = {}) =>
  map(values, { filled: 'or-absent', ...constraints, voices: { empty: nonEmpty, ...constraints.voices } });
export const emptyVoice = { empty: nonEmpty } as const;

/** Strings and nothing else; may be empty. */
export const texts = list(text());

export const protocolScope = list(
  text({
    values: protocols,
    voices: {
      type: 'mcpdesc.protocol-versions.scope.structure',
      value: 'mcpdesc.protocol-versions.value.supported',
    },
  }),
  {
    filled: true,
    unique: true,
    voices: {
      type: 'mcpdesc.protocol-versions.scope.structure',
      empty: 'mcpdesc.protocol-versions.scope.structure',
      duplicate: 'mcpdesc.protocol-versions.value.unique',
    },
  },
);

export const icons = filledList(
  record({
    label: 'an Icon',
    rule: 'mcpdesc.icon.object.structure',
    meant: 'src',
    extras: 'extensible',
    surfaces: ['icon'],
    properties: {
      src: required(uri),
      mimeType: optional(text()),
      sizes: optional(texts),
      theme: optional(text({ values: ['light', 'dark'] })),
    },
  }),
);

/** The grammar of MCP's `_meta` keys: an optional prefix of dotted labels and a slash, then a name that may be empty. */
const metaKey: Pattern = {
  test: /^(?:[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\/)?(?:[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)?$/,
  means: 'a name such as "hint", or a dotted prefix, one slash and a name such as "com.example/hint"',
};

/** `_meta`, by what it is attached to: reserved keys are right in one place and wrong in another. */
const meta = (place: Surface) =>
  map(any, {
    keys: metaKey,
    surfaces: ['meta', place],
    voices: { type: 'mcpdesc.meta.object.structure', key: 'mcp.meta.key.format' },
  });

const metaRule = 'mcp.meta.field.version-applicability';

/** On Tools, Resources, Resource Templates and Prompts. */
export const metaOfDeclaration = versioned(metaRule, meta('meta-of-declaration'));

/** On content blocks and resource contents. */
export const metaOfContent = versioned(metaRule, meta('meta-of-content'));

/** On completed results; which versions have it depends on the kind of result. */
export const metaOfResult = meta('meta-of-result');
export const versionedMetaOfResult = versioned(metaRule, metaOfResult);

/** An MCP extension identifier: a `_meta` key with a prefix and a name, neither of them empty. */
const extensionIdentifier: Pattern = {
  test: /^[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*\/[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?$/,
  means: 'a dotted vendor prefix, one slash and a name, such as "com.example/feature"',
};

/** Any object, whatever is in it. */
export const openObject = (label: string, rule: Parameters<typeof record>[0]['rule']) =>
  record({ label, rule, extras: 'open', properties: {} });

export const extensionMap = map(
  openObject('the settings of an extension', 'mcpdesc.capabilities.extensions.structure'),
  {
    keys: extensionIdentifier,
    surfaces: ['extension-map'],
    filled: 'or-absent',
    voices: {
      type: 'mcpdesc.capabilities.extensions.structure',
      empty: 'mcpdesc.document.collection.non-empty',
      key: 'mcp.extension.identifier.format',
    },
  },
);

const securityVoice = 'mcpdesc.security-requirement.array.structure';

const securityRequirement = map(
  list(text({ voices: { type: securityVoice } }), {
    unique: true,
    voices: { type: securityVoice, duplicate: 'mcpdesc.security-requirement.scopes.unique' },
  }),
  { keys: plainName, voices: { type: securityVoice, key: securityVoice } },
);

const inlineScheme: Shape = { kind: 'any', presence: [[securityVoice, 'inline']] };

export const securityRequirements = list(
  choice((node) => (isInlineScheme(node) ? inlineScheme : securityRequirement)),
  { surfaces: ['security-requirements'], voices: { type: securityVoice } },
);

export const resourceAnnotations = record({
  label: 'annotations',
  rule: 'mcp.resource-annotations.object.structure',
  extras: 'open',
  surfaces: ['resource-annotations'],
  properties: {
    audience: optional(list(text({ values: ['user', 'assistant'] }))),
    priority: optional(number({ minimum: 0, maximum: 1 })),
    lastModified: versioned('mcp.resource-annotations.last-modified.version-applicability', text()),
  },
});

export const toolAnnotations = record({
  label: 'the annotations of a Tool',
  rule: 'mcpdesc.tool.annotations.structure',
  extras: 'open',
  properties: {
    title: optional(text()),
    readOnlyHint: optional(flag),
    destructiveHint: optional(flag),
    idempotentHint: optional(flag),
    openWorldHint: optional(flag),
  },
});
