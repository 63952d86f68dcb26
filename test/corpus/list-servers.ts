/**
 * Makes test/corpus/servers/ anew from published servers: `npx tsx test/corpus/list-servers.ts <folder>`, where the
 * folder has them and the official SDK installed, as test/corpus/README.md says. They are never dependencies of this
 * package. Starts each over stdio, with no credentials, and asks for its lists.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { descriptionOf, type Json, type Listing } from './description.ts';

/** What of the SDK is used here; its own types are not at hand. */
interface Client {
  connect(transport: Transport): Promise<void>;
  close(): Promise<void>;
  getServerVersion(): Json;
  getServerCapabilities(): Json;
  getInstructions(): string | undefined;
  request(request: { method: string; params: Json }, result: unknown): Promise<Page>;
}
/** The SDK calls `setProtocolVersion`, if there is one, with the version that both sides agreed on. */
interface Transport {
  setProtocolVersion?: (version: string) => void;
}
type Page = { readonly nextCursor?: string } & Readonly<Record<string, unknown>>;

const servers: readonly { readonly npmPackage: string; readonly args?: readonly string[] }[] = [
  { npmPackage: '@modelcontextprotocol/server-everything' },
  { npmPackage: '@modelcontextprotocol/server-filesystem', args: [tmpdir()] },
  { npmPackage: '@modelcontextprotocol/server-memory' },
  { npmPackage: '@modelcontextprotocol/server-sequential-thinking' },
  { npmPackage: '@modelcontextprotocol/server-github' },
  { npmPackage: '@modelcontextprotocol/server-puppeteer' },
  { npmPackage: '@modelcontextprotocol/server-map', args: ['--stdio'] },
  { npmPackage: '@modelcontextprotocol/server-pdf', args: ['--stdio'] },
  { npmPackage: '@playwright/mcp' },
];

const methods = {
  tools: 'tools',
  resources: 'resources',
  resourceTemplates: 'resources/templates',
  prompts: 'prompts',
};

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder in which the servers are installed.');
const root = resolve(folder);
const require = createRequire(join(root, 'package.json'));
const load = (module: string) => import(pathToFileURL(require.resolve(`@modelcontextprotocol/sdk/${module}`)).href);

const sdk: {
  readonly Client: new (client: Json, options: Json) => Client;
  readonly StdioClientTransport: new (program: Json) => Transport;
  readonly ResultSchema: unknown;
} = { ...(await load('client/index.js')), ...(await load('client/stdio.js')), ...(await load('types.js')) };

/** All pages of a list, as the server wrote them: a schema of the SDK's for this very list would drop what it does not know. */
async function listOf(client: Client, name: keyof typeof methods): Promise<Json[]> {
  const items: Json[] = [];
  for (let params: Json | undefined = {}; params !== undefined; ) {
    const page: Page = await client.request({ method: `${methods[name]}/list`, params }, sdk.ResultSchema);
    const listed = page[name];
    if (Array.isArray(listed)) items.push(...listed);
    params = page.nextCursor === undefined ? undefined : { cursor: page.nextCursor };
  }
  return items;
}

async function ask(program: string, args: readonly string[]): Promise<Listing> {
  const client = new sdk.Client(
    { name: 'mcpdesc-check corpus', version: '1.0.0' },
    { capabilities: { elicitation: { form: {}, url: {} }, roots: {}, sampling: {} } },
  );
  let protocolVersion = '';
  const transport = new sdk.StdioClientTransport({
    command: process.execPath,
    args: [program, ...args],
    stderr: 'ignore',
  });
  transport.setProtocolVersion = (version) => {
    protocolVersion = version;
  };
  await client.connect(transport);
  const capabilities = client.getServerCapabilities();
  const list = (name: keyof typeof methods, capability: string) =>
    capability in capabilities ? listOf(client, name) : Promise.resolve([]);
  try {
    return {
      protocolVersion,
      server: client.getServerVersion(),
      capabilities,
      instructions: client.getInstructions(),
      tools: await list('tools', 'tools'),
      resources: await list('resources', 'resources'),
      resourceTemplates: await list('resourceTemplates', 'resources').catch(() => []),
      prompts: await list('prompts', 'prompts'),
    };
  } finally {
    await client.close();
  }
}

/** The program of a package, by the first entry of its `bin`. */
function installed(npmPackage: string): { readonly program: string; readonly about: string } {
  const home = join(root, 'node_modules', npmPackage);
  const { bin, version, license }: { bin: Record<string, string>; version: string; license: string } = JSON.parse(
    readFileSync(join(home, 'package.json'), 'utf8'),
  );
  return { program: join(home, Object.values(bin)[0] ?? ''), about: `${npmPackage} ${version} (${license})` };
}

const output = join(import.meta.dirname, 'servers');
mkdirSync(output, { recursive: true });
for (const { npmPackage, args = [] } of servers) {
  const { program, about } = installed(npmPackage);
  const listing = await ask(program, args);
  const name = npmPackage.replace(/^@/, '').replace('/', '-');
  writeFileSync(
    join(output, `${name}.mcpdesc.json`),
    `${JSON.stringify(descriptionOf(listing, npmPackage), null, 2)}\n`,
  );
  console.log(`${about}: MCP ${listing.protocolVersion}, ${listing.tools.length} tools`);
}
