import { list, map, optional, required, text, variant } from '../../rows.ts';
import { uri } from '../common.ts';
import { closed } from './common.ts';
import { securitySchemes } from './security.ts';

const rule = 'mcpdesc.transport.object.structure';
const common = { type: required(text()), security: optional(securitySchemes) };

const remote = (type: string) =>
  closed({ label: `a Transport of type ${type}`, rule, properties: { ...common, url: required(uri) } });

export const transport = variant({
  label: 'a Transport',
  rule,
  by: 'type',
  voices: { value: 'mcpdesc.transport.type.supported' },
  variants: {
    'streamable-http': remote('streamable-http'),
    sse: remote('sse'),
    stdio: closed({
      label: 'a Transport of type stdio',
      rule,
      properties: {
        ...common,
        command: required(text()),
        args: optional(list(text())),
        env: optional(map(text())),
      },
    }),
  },
});
