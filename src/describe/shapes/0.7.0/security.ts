import { list, map, optional, required, text } from '../../rows.ts';
import { uri } from '../common.ts';
import { closed } from './common.ts';

const flow = (name: string) =>
  optional(
    closed({
      label: `the ${name} flow`,
      rule: 'mcpdesc.oauth-flow.object.structure',
      properties: {
        authorizationUrl: optional(uri),
        tokenUrl: optional(uri),
        refreshUrl: optional(uri),
        scopes: optional(map(text())),
      },
    }),
  );

/** Schemes as such, not requirements that name them; what a type needs is not asked. */
export const securitySchemes = list(
  closed({
    label: 'a Security Scheme',
    rule: 'mcpdesc.security-scheme.object.structure',
    voices: { missing: 'mcpdesc.security-scheme.type.supported' },
    properties: {
      type: required(
        text({
          values: ['http', 'apiKey', 'oauth2', 'openIdConnect'],
          voices: { value: 'mcpdesc.security-scheme.type.supported' },
        }),
      ),
      scheme: optional(text()),
      bearerFormat: optional(text()),
      name: optional(text()),
      in: optional(text({ values: ['header', 'query', 'cookie'] })),
      flows: optional(
        closed({
          label: 'the OAuth Flows object',
          rule: 'mcpdesc.oauth-flows.object.structure',
          properties: {
            implicit: flow('implicit'),
            password: flow('password'),
            clientCredentials: flow('clientCredentials'),
            authorizationCode: flow('authorizationCode'),
          },
        }),
      ),
      openIdConnectUrl: optional(uri),
      description: optional(text()),
    },
  }),
);
