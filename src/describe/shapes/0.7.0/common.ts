import { list, optional, record, required, text } from '../../rows.ts';
import type { RecordShape } from '../../shape.ts';
import { uri } from '../common.ts';

/** Nothing else is allowed, whatever its name: no extensions, no scopes, no references. */
export const closed = (shape: Omit<RecordShape, 'kind' | 'extras'>): RecordShape =>
  record({
    ...shape,
    extras: 'closed',
    voices: { unknown: ['mcpdesc.document.object.known-properties', 'unknown'], ...shape.voices },
  });

export const icons = list(
  closed({
    label: 'an Icon',
    rule: 'mcpdesc.icon.object.structure',
    surfaces: ['icon'],
    properties: {
      src: required(uri),
      mimeType: optional(text()),
      sizes: optional(list(text())),
      theme: optional(text({ values: ['light', 'dark'] })),
    },
  }),
);
