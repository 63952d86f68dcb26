/**
 * The extensions of MCP that have an identifier under a prefix of MCP's own, as published at `source` on `date`. Which
 * are experimental the page would say too; there is none.
 */
export const extensionCatalogue = {
  source: 'https://modelcontextprotocol.io/extensions/overview',
  date: '2026-09-04',
  identifiers: [
    'io.modelcontextprotocol/enterprise-managed-authorization',
    'io.modelcontextprotocol/oauth-client-credentials',
    'io.modelcontextprotocol/tasks',
    'io.modelcontextprotocol/ui',
  ],
} as const satisfies { source: string; date: string; identifiers: readonly string[] };
