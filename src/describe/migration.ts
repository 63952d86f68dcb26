/** What a document in format 0.7.0 has to change to be one in 0.8.0, each row an instruction for this very document. */

import type { Node, ObjectNode } from '../read/tree.ts';
import { schemaUri } from './formats.ts';
import { isProtocol } from './protocols.ts';
import { all, quoted, shown } from './wording.ts';

/** Nothing where the document has no such thing. */
type Step = (document: ObjectNode) => string | undefined;

const objectsOf = (document: ObjectNode, name: string): ObjectNode[] => {
  const list = document.get(name);
  return list?.type === 'array' ? list.items.filter((item) => item.type === 'object') : [];
};

const objectAt = (document: ObjectNode, name: string): ObjectNode | undefined => {
  const value = document.get(name);
  return value?.type === 'object' ? value : undefined;
};

const isEmptyList = (node: Node | undefined): boolean => node?.type === 'array' && node.items.length === 0;

const counted = (count: number, noun: string): string =>
  `${count === 1 ? 'the' : `the ${count}`} ${noun}${count === 1 ? '' : 's'}`;

const listed = 'list the MCP versions that the server speaks as "protocolVersions" at the root';

const version: Step = (document) => {
  const written = objectAt(document, 'info')?.get('protocolVersion');
  if (written === undefined) return listed;
  return written.type === 'string' && isProtocol(written.value)
    ? `replace "protocolVersion" in "info" by "protocolVersions": [${quoted(written.value)}] at the root`
    : `remove "protocolVersion" from "info", since no version of MCP is called ${shown(written)}; ${listed}`;
};

const schema: Step = (document) =>
  document.has('$schema') ? `link ${quoted(schemaUri('0.8.0'))} as "$schema"` : undefined;

const capabilities: Step = (document) =>
  document.get('capabilities')?.type === 'object' ? 'put the object "capabilities" into an array' : undefined;

const security: Step = (document) => {
  const schemes = [document, ...objectsOf(document, 'transports')].flatMap((owner) => objectsOf(owner, 'security'));
  if (schemes.length === 0) return undefined;
  return `move ${counted(schemes.length, 'security scheme')} to "securitySchemes" at the root, under names that "security" then lists`;
};

const inputSchemas: Step = (document) => {
  const tools = objectsOf(document, 'tools').filter((tool) => !tool.has('inputSchema'));
  return tools.length === 0 ? undefined : `give an "inputSchema" to ${counted(tools.length, 'Tool')} without one`;
};

const rootTypes: Step = (document) => {
  const tools = objectsOf(document, 'tools').filter((tool) => {
    const input = tool.get('inputSchema');
    return input?.type === 'object' && !input.has('type');
  });
  return tools.length === 0
    ? undefined
    : `write "type": "object" in the input schema of ${counted(tools.length, 'Tool')} without it`;
};

const primitives = ['tools', 'resources', 'resourceTemplates', 'prompts'] as const;
const primitivesOf = (document: ObjectNode) => primitives.flatMap((name) => objectsOf(document, name));

const emptyCollections: Step = (document) => {
  const empty = [...primitives, 'tags'].filter((name) => isEmptyList(document.get(name)));
  return empty.length === 0 ? undefined : `leave out the empty ${all(empty)} at the root`;
};

/** The lists of a primitive, and of the server itself, that 0.8.0 knows as well and wants filled. */
const emptyInside: Step = (document) => {
  const info = objectAt(document, 'info');
  const owners = [...(info === undefined ? [] : [info]), ...primitivesOf(document)];
  const empty = (['icons', 'tags', 'arguments'] as const).filter((name) =>
    owners.some((owner) => isEmptyList(owner.get(name))),
  );
  return empty.length === 0 ? undefined : `leave out ${all(empty)} wherever they are empty further down`;
};

/** A Tag that is not in the list of Tags, where there is such a list. */
const undeclaredTags: Step = (document) => {
  const declared = new Set(objectsOf(document, 'tags').map((tag) => nameOf(tag.get('name'))));
  if (declared.size === 0) return undefined;
  const used = primitivesOf(document).flatMap((primitive) => {
    const tags = primitive.get('tags');
    return tags?.type === 'array' ? tags.items.map(nameOf) : [];
  });
  const missing = [...new Set(used)].filter((tag) => tag !== undefined && !declared.has(tag));
  return missing.length === 0 ? undefined : `add ${counted(missing.length, 'Tag')} in use that "tags" lacks`;
};

const nameOf = (node: Node | undefined): string | undefined => (node?.type === 'string' ? node.value : undefined);

const steps: readonly Step[] = [
  () => 'write "0.8.0" here',
  version,
  schema,
  capabilities,
  security,
  inputSchemas,
  rootTypes,
  emptyCollections,
  emptyInside,
  undeclaredTags,
];

/** In the order in which one would go about it. */
export const migrationSteps = (document: ObjectNode): string[] => steps.flatMap((step) => step(document) ?? []);
