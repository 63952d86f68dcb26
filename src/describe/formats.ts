/** Versions of the description format, as `mcpdesc` spells them. */

export const formats = ['0.7.0', '0.8.0', '0.9.0'] as const;
export type Format = (typeof formats)[number];

/** Spellings of `mcpdesc` and the format each means. 0.9.0 is so far published as a release candidate. */
const spellings: ReadonlyMap<string, Format> = new Map([
  ['0.7.0', '0.7.0'],
  ['0.8.0', '0.8.0'],
  ['0.9.0', '0.9.0'],
  ['0.9.0-rc.3', '0.9.0'],
]);

export const formatOf = (mcpdesc: string): Format | undefined => spellings.get(mcpdesc);
export const supportedSpellings: readonly string[] = [...spellings.keys()];

/** Where the JSON Schema of each format is published, the canonical spelling first. */
const schemaUris: Readonly<Record<Format, readonly [string, ...string[]]>> = {
  '0.7.0': ['https://developer.cisco.com/mcp-description/schema/0.7.0'],
  '0.8.0': ['https://mcpdesc.org/schema/mcp-description/0.8.0.json'],
  '0.9.0': [
    'https://mcpdesc.org/schema/mcp-description/0.9.0-rc.3.json',
    'https://mcpdesc.org/schema/mcp-description/0.9.0.json',
  ],
};

export const schemaUri = (format: Format): string => schemaUris[format][0];
export const isSchemaUri = (uri: string, format: Format): boolean => schemaUris[format].includes(uri);

/** Means the schema of this format beyond doubt, however it is spelt: a prerelease of it, without TLS, with a fragment. */
export const meansSchemaOf = (uri: string, format: Format): boolean => {
  const [, name] = /^https?:\/\/(?:www\.)?mcpdesc\.org\/schema\/mcp-description\/([\w.-]+)\.json#?$/i.exec(uri) ?? [];
  return name !== undefined && (name === 'latest' || name === format || name.startsWith(`${format}-`));
};

/** The schema of some release candidate or draft of the format. */
export const isPrereleaseSchemaUri = (uri: string, format: Format): boolean => {
  const prefix = `https://mcpdesc.org/schema/mcp-description/${format}-`;
  return uri.startsWith(prefix) && /^[0-9A-Za-z.-]+\.json$/.test(uri.slice(prefix.length));
};
