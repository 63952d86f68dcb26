/** Tools, Resources, Resource Templates and Prompts. */

import { any, flag, list, number, optional, record, reference, required, text, versioned } from '../rows.ts';
import type { Property, RecordShape } from '../shape.ts';
import type { ShapeRule } from '../shape-rules.ts';
import type { Surface } from '../surface.ts';
import { clientRequirements } from './client-requirements.ts';
import {
  filledList,
  icons,
  metaOfDeclaration,
  protocolScope,
  resourceAnnotations,
  securityRequirements,
  toolAnnotations,
} from './common.ts';
import { elicitation } from './elicitation.ts';
import {
  completionExamples,
  promptExamples,
  resourceExamples,
  resourceTemplateExamples,
  toolExamples,
} from './examples.ts';
import { interactionExamples } from './interaction.ts';

const title = versioned('mcp.primitive.title.version-availability', text());

const tags = list(text({ voices: { type: 'mcpdesc.tag.reference.structure' } }), {
  filled: 'or-absent',
  unique: true,
  surfaces: ['tag-references'],
  voices: {
    type: 'mcpdesc.tag.reference.structure',
    empty: 'mcpdesc.document.collection.non-empty',
    duplicate: 'mcpdesc.tag.reference.unique',
  },
});

/** What all four kinds of primitive may carry. */
const primitive = (
  shape: Pick<RecordShape, 'label' | 'rule' | 'surfaces'> & { properties: Readonly<Record<string, Property>> },
) =>
  record({
    ...shape,
    surfaces: ['primitive', ...(shape.surfaces ?? [])],
    extras: 'extensible',
    scoped: true,
    properties: {
      protocolVersions: optional(protocolScope),
      title,
      description: optional(text()),
      icons: versioned('mcp.primitive.icons.version-availability', icons),
      tags: optional(tags),
      elicitations: optional(filledList(elicitation)),
      deprecated: optional(flag),
      _meta: metaOfDeclaration,
      security: optional(securityRequirements),
      clientRequirements: optional(clientRequirements),
      ...shape.properties,
    },
  });

/** An embedded JSON Schema: any object. What the schema means is for `schema/` and its rules. */
const embeddedSchema = (label: string, surface: Surface, rule: ShapeRule) =>
  record({
    label,
    rule,
    extras: 'open',
    surfaces: ['tool-schema', surface],
    properties: { $schema: versioned('mcp.tool.schema.dialect-keyword-version', any) },
  });

export const tool = primitive({
  label: 'a Tool',
  rule: 'mcpdesc.tool.structure',
  surfaces: ['tool'],
  properties: {
    name: required(text({ filled: true })),
    inputSchema: {
      shape: reference(
        'schemas',
        embeddedSchema('the input schema', 'tool-input-schema', 'mcp.tool.input-schema.required'),
      ),
      absent: ['mcp.tool.input-schema.required'],
    },
    outputSchema: {
      shape: reference(
        'schemas',
        embeddedSchema('the output schema', 'tool-output-schema', 'mcpdesc.tool.output-schema.structure'),
      ),
      present: ['mcp.tool.output-schema.version-availability'],
    },
    annotations: versioned('mcp.tool.annotations.version-availability', toolAnnotations),
    execution: versioned(
      'mcp.tool.execution.version-availability',
      record({
        label: 'the execution of a Tool',
        rule: 'mcpdesc.tool.execution.structure',
        extras: 'closed',
        properties: { taskSupport: optional(text({ values: ['forbidden', 'optional', 'required'] })) },
      }),
    ),
    examples: optional(toolExamples),
    interactionExamples: optional(interactionExamples),
  },
});

export const resource = primitive({
  label: 'a Resource',
  rule: 'mcpdesc.resource.structure',
  surfaces: ['resource'],
  properties: {
    uri: required(text({ uri: true, voices: { uri: 'mcpdesc.resource.uri.syntax' } })),
    name: required(text()),
    mimeType: optional(text()),
    size: optional(number()),
    annotations: optional(resourceAnnotations),
    examples: optional(resourceExamples),
  },
});

export const resourceTemplate = primitive({
  label: 'a Resource Template',
  rule: 'mcpdesc.resource-template.structure',
  surfaces: ['resource-template'],
  properties: {
    uriTemplate: required(text()),
    name: required(text()),
    mimeType: optional(text()),
    annotations: optional(resourceAnnotations),
    examples: optional(resourceTemplateExamples),
    completionExamples: optional(completionExamples),
  },
});

const promptArgument = record({
  label: 'a Prompt argument',
  rule: 'mcpdesc.prompt.argument.structure',
  meant: 'name',
  extras: 'extensible',
  properties: {
    name: required(text()),
    title,
    description: optional(text()),
    required: optional(flag),
  },
});

export const prompt = primitive({
  label: 'a Prompt',
  rule: 'mcpdesc.prompt.structure',
  surfaces: ['prompt'],
  properties: {
    name: required(text()),
    arguments: optional(filledList(promptArgument)),
    examples: optional(promptExamples),
    completionExamples: optional(completionExamples),
  },
});
