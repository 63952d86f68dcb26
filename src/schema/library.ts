/** Schemas by the names they give themselves, and references resolved to them. Nothing is ever fetched. */

import type { Node, StringNode } from '../read/tree.ts';
import type { DialectName } from './dialect.ts';
import { isSchema, type SchemaNode, schemaPositions } from './schema-positions.ts';
import { survey } from './survey.ts';

/** A schema with a URI of its own: the root, and every subschema with an `$id`. */
export interface Resource {
  readonly uri: string;
  readonly dialect: DialectName;
  readonly anchors: Map<string, SchemaNode>;
  /** Those of the anchors that `$dynamicRef` may find in another resource. */
  readonly dynamicAnchors: Map<string, SchemaNode>;
}

export interface Target {
  readonly schema: SchemaNode;
  readonly resource: Resource;
}

/** `broken`: the schema that is meant is at hand and has no such place. `external`: it is not at hand. */
export type Resolution = Target | 'broken' | 'external';

/** The base of a schema without `$id`; the scheme is not registered, so nothing else can have it. */
const unnamed = 'embedded-schema:///';

/** The metaschemas are known by both schemes, whichever of them their own `$id` has. */
const sameScheme = (uri: string) => uri.replace(/^http:\/\/json-schema\.org\//, 'https://json-schema.org/');

/** The URI without its fragment, and the fragment decoded; undefined for what is no URI. */
function resolved(reference: string, base: string): { uri: string; fragment: string } | undefined {
  if (!URL.canParse(reference, base)) return undefined;
  const url = new URL(reference, base);
  const fragment = url.hash.slice(1);
  url.hash = '';
  try {
    return { uri: sameScheme(url.href), fragment: decodeURIComponent(fragment) };
  } catch {
    return undefined;
  }
}

/** Follows a JSON Pointer through the tree. */
function follow(pointer: string, root: Node): Node | undefined {
  let at: Node | undefined = root;
  for (const token of pointer.split('/').slice(1)) {
    const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
    if (at?.type === 'object') at = at.get(key);
    else if (at?.type === 'array' && /^(0|[1-9]\d*)$/.test(key)) at = at.items[Number(key)];
    else return undefined;
  }
  return at;
}

/** A library that is put together when the first reference leads there. */
export interface Elsewhere {
  readonly library: Library;
  /** Without putting it together: until then, no schema of it is in anyone's hands. */
  readonly present: Library | undefined;
}

export class Library {
  /** The nodes at which a resource begins. */
  readonly #roots = new Map<Node, Resource>();
  /** An `$id` or anchor whose name is taken. */
  readonly repeated: StringNode[] = [];
  readonly #schemas = new Map<string, Target>();
  readonly #others: Elsewhere | undefined;

  /** What `others` holds can be referred to as well. */
  constructor(others?: Elsewhere) {
    this.#others = others;
  }

  /** Takes in a schema and every named schema inside it. */
  add(root: SchemaNode, dialect: DialectName): Target {
    const base = this.#register(root, unnamed, dialect);
    if (!survey(root).mentions('$id', '$anchor', '$dynamicAnchor')) return { schema: root, resource: base };
    for (const { schema } of schemaPositions(root)) {
      if (schema.type === 'boolean') continue;
      const ref = schema.get('$ref');
      const alone = dialect === 'draft-07' && ref !== undefined;
      const id = alone ? undefined : schema.get('$id');
      if (id?.type === 'string') this.#identify(id.value, id, schema, dialect);
      if (dialect === 'draft-07') continue;
      const anchor = schema.get('$anchor');
      if (anchor?.type === 'string') this.#anchor(anchor.value, anchor, schema);
      const dynamic = schema.get('$dynamicAnchor');
      if (dynamic?.type === 'string') {
        this.#anchor(dynamic.value, dynamic, schema);
        this.enclosing(schema)?.dynamicAnchors.set(dynamic.value, schema);
      }
    }
    return { schema: root, resource: this.#roots.get(root) ?? base };
  }

  /** The resource that a place of a schema belongs to, if it was added here. */
  enclosing(node: Node | undefined): Resource | undefined {
    for (let at = node; at !== undefined; at = at.parent) {
      const resource = this.#roots.get(at);
      if (resource !== undefined) return resource;
    }
    return undefined;
  }

  /** The resource that begins at this very node. */
  startingAt(node: Node): Resource | undefined {
    return this.#roots.get(node) ?? this.#others?.present?.startingAt(node);
  }

  resolve(reference: string, from: Resource): Resolution {
    const place = resolved(reference, from.uri);
    if (place === undefined) return reference.startsWith('#') ? 'broken' : 'external';
    const whole = this.#find(place.uri);
    if (whole === undefined) return 'external';
    const { fragment } = place;
    const schema =
      fragment === '' || fragment.startsWith('/')
        ? follow(fragment, whole.schema)
        : whole.resource.anchors.get(fragment);
    const resource = this.enclosing(schema) ?? this.#others?.present?.enclosing(schema);
    return schema !== undefined && resource !== undefined && isSchema(schema) ? { schema, resource } : 'broken';
  }

  /** The schema of that URI, spelled as `$id` spells it. */
  named(identifier: string): Target | undefined {
    const place = resolved(identifier, unnamed);
    return place && this.#find(place.uri);
  }

  #find(uri: string): Target | undefined {
    const others = this.#others;
    return this.#schemas.get(uri) ?? (others === undefined ? undefined : others.library.#find(uri));
  }

  #register(schema: SchemaNode, uri: string, dialect: DialectName): Resource {
    const resource: Resource = { uri, dialect, anchors: new Map(), dynamicAnchors: new Map() };
    this.#roots.set(schema, resource);
    this.#schemas.set(uri, { schema, resource });
    return resource;
  }

  #identify(id: string, at: StringNode, schema: SchemaNode, dialect: DialectName): void {
    const outer = this.enclosing(this.#roots.has(schema) ? schema : schema.parent);
    const place = resolved(id, outer?.uri ?? unnamed);
    if (place === undefined) return;
    // Drafts up to 07 name a place inside a resource by an `$id` that is a fragment.
    if (id.startsWith('#') && dialect === 'draft-07') {
      this.#anchor(place.fragment, at, schema);
    } else if (this.#schemas.has(place.uri) && this.#schemas.get(place.uri)?.schema !== schema) {
      this.repeated.push(at);
    } else {
      this.#register(schema, place.uri, dialect);
    }
  }

  #anchor(name: string, at: StringNode, schema: SchemaNode): void {
    const anchors = this.enclosing(schema)?.anchors;
    if (anchors === undefined) return;
    if ((anchors.get(name) ?? schema) !== schema) this.repeated.push(at);
    else anchors.set(name, schema);
  }
}
