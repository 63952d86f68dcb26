import { any, flag, list, map, number, optional, record, required, text } from '../../rows.ts';
import type { Property, RecordShape } from '../../shape.ts';
import type { Surface } from '../../surface.ts';
import { toolAnnotations } from '../common.ts';
import { closed, icons } from './common.ts';

const object = map(any);

const tags = list(text({ voices: { type: 'mcpdesc.tag.reference.structure' } }), {
  unique: true,
  voices: { type: 'mcpdesc.tag.reference.structure', duplicate: 'mcpdesc.tag.reference.unique' },
});

const primitive = (
  shape: Pick<RecordShape, 'label' | 'rule' | 'surfaces'> & { properties: Readonly<Record<string, Property>> },
) =>
  closed({
    ...shape,
    properties: {
      title: optional(text()),
      description: optional(text()),
      icons: optional(icons),
      tags: optional(tags),
      deprecated: optional(flag),
      _meta: optional(map(any, { voices: { type: 'mcpdesc.meta.object.structure' } })),
      ...shape.properties,
    },
  });

/** The schema of the format looks a little way into an embedded one. */
const embeddedSchema = (label: string, surface: Surface) =>
  optional(
    record({
      label,
      rule: 'mcpdesc.tool.structure',
      extras: 'open',
      surfaces: ['tool-schema', surface],
      properties: {
        $schema: optional(text()),
        type: optional(text()),
        properties: optional(object),
        required: optional(list(text())),
      },
    }),
  );

export const tool = primitive({
  label: 'a Tool',
  rule: 'mcpdesc.tool.structure',
  surfaces: ['tool'],
  properties: {
    name: required(text()),
    inputSchema: embeddedSchema('the input schema', 'tool-input-schema'),
    outputSchema: embeddedSchema('the output schema', 'tool-output-schema'),
    annotations: optional(toolAnnotations),
    execution: optional(
      closed({
        label: 'the execution of a Tool',
        rule: 'mcpdesc.tool.execution.structure',
        properties: { taskSupport: optional(text({ values: ['forbidden', 'optional', 'required'] })) },
      }),
    ),
  },
});

export const resource = primitive({
  label: 'a Resource',
  rule: 'mcpdesc.resource.structure',
  properties: {
    uri: required(text()),
    name: required(text()),
    mimeType: optional(text()),
    size: optional(number()),
    annotations: optional(map(any, { voices: { type: 'mcp.resource-annotations.object.structure' } })),
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
    annotations: optional(map(any, { voices: { type: 'mcp.resource-annotations.object.structure' } })),
  },
});

export const prompt = primitive({
  label: 'a Prompt',
  rule: 'mcpdesc.prompt.structure',
  properties: {
    name: required(text()),
    arguments: optional(
      list(
        closed({
          label: 'a Prompt argument',
          rule: 'mcpdesc.prompt.argument.structure',
          properties: {
            name: required(text()),
            title: optional(text()),
            description: optional(text()),
            required: optional(flag),
          },
        }),
      ),
    ),
  },
});
