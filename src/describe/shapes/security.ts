/** Security schemes and the OAuth flows inside them. */

import { map, optional, record, required, text, variant } from '../rows.ts';
import type { Property } from '../shape.ts';
import { filledMap, plainName, uri } from './common.ts';

const flow = (name: string, urls: Readonly<Record<'authorizationUrl' | 'tokenUrl', Property>>) =>
  record({
    label: `the ${name} flow`,
    rule: 'mcpdesc.oauth-flow.object.structure',
    extras: 'extensible',
    properties: { ...urls, refreshUrl: optional(uri), scopes: required(map(text())) },
  });

const byToken = { authorizationUrl: optional(uri), tokenUrl: required(uri) };

const flows = record({
  label: 'the OAuth Flows object',
  rule: 'mcpdesc.oauth-flows.object.structure',
  extras: 'extensible',
  atLeastOneOf: ['implicit', 'password', 'clientCredentials', 'authorizationCode'],
  properties: {
    implicit: optional(flow('implicit', { authorizationUrl: required(uri), tokenUrl: optional(uri) })),
    password: optional(flow('password', byToken)),
    clientCredentials: optional(flow('clientCredentials', byToken)),
    authorizationCode: optional(
      flow('authorizationCode', { authorizationUrl: required(uri), tokenUrl: required(uri) }),
    ),
  },
});

const rule = 'mcpdesc.security-scheme.object.structure';

const scheme = (type: string, properties: Readonly<Record<string, Property>>) =>
  record({
    label: `a Security Scheme of type ${type}`,
    rule,
    extras: 'extensible',
    properties: { type: required(text()), description: optional(text()), ...properties },
  });

const securityScheme = variant({
  label: 'a Security Scheme',
  rule,
  by: 'type',
  voices: { missing: 'mcpdesc.security-scheme.type.supported', value: 'mcpdesc.security-scheme.type.supported' },
  variants: {
    http: scheme('http', { scheme: required(text()), bearerFormat: optional(text()) }),
    apiKey: scheme('apiKey', {
      name: required(text()),
      in: required(text({ values: ['header', 'query', 'cookie'] })),
    }),
    oauth2: scheme('oauth2', { flows: required(flows) }),
    openIdConnect: scheme('openIdConnect', { openIdConnectUrl: required(uri) }),
  },
});

export const securitySchemes = filledMap(securityScheme, {
  keys: plainName,
  voices: { key: 'mcpdesc.security-scheme.name.pattern' },
});
