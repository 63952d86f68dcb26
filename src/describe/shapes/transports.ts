/** Transports: one record for each `type`. */

import { list, map, optional, record, required, text, variant } from '../rows.ts';
import type { RecordShape } from '../shape.ts';
import { protocolScope, securityRequirements, uri } from './common.ts';

const rule = 'mcpdesc.transport.object.structure';

const common = {
  type: required(text()),
  protocolVersions: optional(protocolScope),
  security: optional(securityRequirements),
};

const remote = (type: string, voice: NonNullable<RecordShape['presence']>['voices'][number]) =>
  record({
    label: `a Transport of type ${type}`,
    rule,
    extras: 'extensible',
    scoped: true,
    surfaces: ['transport'],
    presence: { at: 'type', voices: [voice] },
    properties: { ...common, url: required(uri) },
  });

export const transport = variant({
  label: 'a Transport',
  scoped: true,
  rule,
  by: 'type',
  voices: { value: 'mcpdesc.transport.type.supported' },
  variants: {
    'streamable-http': remote('streamable-http', 'mcp.transport.streamable-http.version-applicability'),
    sse: remote('sse', 'mcp.transport.sse.legacy-only'),
    stdio: record({
      label: 'a Transport of type stdio',
      rule,
      extras: 'extensible',
      scoped: true,
      surfaces: ['transport'],
      properties: {
        ...common,
        command: required(text()),
        args: optional(list(text())),
        env: optional(map(text())),
      },
    }),
  },
});
