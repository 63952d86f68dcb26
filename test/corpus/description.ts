/** A server's own lists as a description of format 0.8.0. */

export type Json = Record<string, unknown>;

/** What a server says of itself to a client, in the protocol version that both agreed on. */
export interface Listing {
  readonly protocolVersion: string;
  readonly server: Json;
  readonly capabilities: Json;
  readonly instructions?: string | undefined;
  readonly tools: readonly Json[];
  readonly resources: readonly Json[];
  readonly resourceTemplates: readonly Json[];
  readonly prompts: readonly Json[];
}

const listed = (name: string, items: readonly Json[]): Json => (items.length > 0 ? { [name]: items } : {});

/** Adds nothing that the server did not say, and leaves out nothing but empty lists, which the format has no use for. */
export function descriptionOf(listing: Listing, npmPackage: string): Json {
  const { protocolVersion, server, capabilities, instructions, tools, resources, resourceTemplates, prompts } = listing;
  return {
    $schema: 'https://mcpdesc.org/schema/mcp-description/0.8.0.json',
    mcpdesc: '0.8.0',
    info: server,
    protocolVersions: [protocolVersion],
    ...(instructions === undefined ? {} : { instructions }),
    transports: [{ type: 'stdio', command: 'npx', args: ['-y', npmPackage] }],
    ...(Object.keys(capabilities).length > 0 ? { capabilities: [capabilities] } : {}),
    ...listed('tools', tools),
    ...listed('resources', resources),
    ...listed('resourceTemplates', resourceTemplates),
    ...listed('prompts', prompts),
  };
}
