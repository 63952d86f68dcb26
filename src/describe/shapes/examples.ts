/** Named examples of primitives, and completion examples. */

import { map, optional, record, reference, required, text, versioned } from '../rows.ts';
import { filledMap, openObject, plainName, uri } from './common.ts';
import { completionResult, promptResult, readResult, toolResult } from './results.ts';

export const toolInput = openObject('the input of a Tool', 'mcpdesc.tool.example.structure');

export const toolExample = record({
  label: 'a Tool example',
  rule: 'mcpdesc.tool.example.structure',
  extras: 'extensible',
  surfaces: ['tool-example'],
  properties: { input: required(toolInput), result: required(toolResult) },
});

export const resourceExample = record({
  label: 'a Resource example',
  rule: 'mcpdesc.resource.example.structure',
  extras: 'extensible',
  surfaces: ['read-example', 'resource-example'],
  properties: { result: required(readResult) },
});

export const resourceTemplateExample = record({
  label: 'a Resource Template example',
  rule: 'mcpdesc.resource-template.example.structure',
  extras: 'extensible',
  surfaces: ['read-example', 'resource-template-example'],
  properties: { uri: required(uri), result: required(readResult) },
});

export const promptExample = record({
  label: 'a Prompt example',
  rule: 'mcpdesc.prompt.example.structure',
  extras: 'extensible',
  surfaces: ['prompt-example'],
  properties: { arguments: optional(map(text())), result: required(promptResult) },
});

const completionExample = record({
  label: 'a completion example',
  rule: 'mcpdesc.completion-example.structure',
  extras: 'extensible',
  surfaces: ['completion-example'],
  presence: { voices: ['mcp.completion-example.version-availability'] },
  properties: {
    argument: required(
      record({
        label: 'the argument of a completion example',
        rule: 'mcpdesc.completion-example.structure',
        extras: 'extensible',
        properties: { name: required(text()), value: required(text()) },
      }),
    ),
    context: versioned(
      'mcp.completion-example.context-version',
      record({
        label: 'the context of a completion example',
        rule: 'mcpdesc.completion-example.structure',
        extras: 'extensible',
        properties: {
          arguments: required(map(text(), { filled: true, voices: { empty: 'mcpdesc.completion-example.structure' } })),
        },
      }),
    ),
    result: required(completionResult),
  },
});

export const namedExamples = (shape: Parameters<typeof filledMap>[0]) =>
  filledMap(shape, { keys: plainName, voices: { key: 'mcpdesc.example.name.pattern' } });

export const toolExamples = namedExamples(reference('toolExamples', toolExample));
export const resourceExamples = namedExamples(reference('resourceExamples', resourceExample));
export const resourceTemplateExamples = namedExamples(reference('resourceTemplateExamples', resourceTemplateExample));
export const promptExamples = namedExamples(reference('promptExamples', promptExample));
export const completionExamples = namedExamples(completionExample);
