/** The one walker: applies the shape tables to a document. */

import type { Repair } from '../edit/index.ts';
import type { Member, Node, ObjectNode } from '../read/tree.ts';
import { aboutReference } from './broken-reference.ts';
import { hints } from './complaints.ts';
import { ComponentUses } from './component-uses.ts';
import type { Format } from './formats.ts';
import { type Context, Gathering } from './gathering.ts';
import { atGap, atKey, atValue, type Place } from './hit.ts';
import type { ProtocolSet } from './protocols.ts';
import { isReference, resolve } from './references.ts';
import { scopeOf } from './scope.ts';
import type {
  Complaint,
  ListShape,
  MapShape,
  Property,
  RecordShape,
  ReferenceShape,
  Shape,
  UnionShape,
  Voice,
  Voices,
} from './shape.ts';
import type { Description } from './subject.ts';
import { unknownVoices } from './unknown-member.ts';
import {
  aboutList,
  aboutMap,
  aboutNumber,
  aboutRecord,
  aboutText,
  type Complained,
  wrongType,
} from './value-complaints.ts';
import { alternatives, capitalized, didYouMean, shown, shownWithType, subject } from './wording.ts';

type Params = Readonly<Record<string, string>>;

/** Applies `root` and all it holds to a document. */
export function walk(
  document: ObjectNode,
  root: RecordShape,
  format: Format,
  declared: ProtocolSet,
): Omit<Description, 'path'> {
  const { hits, subjects, faulty } = new Walker(document).run(root, declared);
  return {
    root: document,
    format,
    declared,
    hits,
    subjects,
    faulty,
    resolve: (reference, namespace) => resolve(reference, namespace, document),
  };
}

class Walker {
  readonly #document: ObjectNode;
  readonly #gathering = new Gathering();
  readonly #uses = new ComponentUses();

  constructor(document: ObjectNode) {
    this.#document = document;
  }

  run(root: RecordShape, declared: ProtocolSet): Gathering {
    this.#record(this.#document, root, { scope: declared, rule: root.rule, within: undefined });
    return this.#gathering;
  }

  #visit(node: Node, shape: Shape, context: Context): void {
    switch (shape.kind) {
      case 'any':
        this.#speak(shape.presence, atValue(node), context, { name: String(node.key), value: shownWithType(node) });
        break;
      case 'text':
        this.#complainAll(aboutText(node, shape), node, shape.voices, context);
        break;
      case 'number':
        this.#complainAll(aboutNumber(node, shape), node, shape.voices, context);
        break;
      case 'flag':
        if (node.type !== 'boolean') this.#wrongType(node, 'a boolean', shape.voices, context);
        break;
      case 'list':
        this.#list(node, shape, context);
        break;
      case 'map':
        this.#map(node, shape, context);
        break;
      case 'record':
        this.#record(node, shape, context);
        break;
      case 'union':
        this.#union(node, shape, context);
        break;
      case 'choice':
        this.#visit(node, shape.choose(node), context);
        break;
      case 'reference':
        this.#reference(node, shape, context);
        break;
    }
  }

  #list(node: Node, shape: ListShape, context: Context): void {
    if (node.type !== 'array') {
      this.#wrongType(node, 'an array', shape.voices, context);
      return;
    }
    const within = this.#gathering.subject(shape.surfaces, node, context.scope, context) ?? context.within;
    this.#complainAll(aboutList(node, shape), node, shape.voices, context);
    for (const item of node.items) this.#visit(item, shape.items, { ...context, within });
  }

  #map(node: Node, shape: MapShape, context: Context): void {
    if (node.type !== 'object') {
      this.#wrongType(node, 'an object', shape.voices, context);
      return;
    }
    const within = this.#gathering.subject(shape.surfaces, node, context.scope, context) ?? context.within;
    this.#complainAll(aboutMap(node, shape), node, shape.voices, context);
    for (const { value } of node.members) this.#visit(value, shape.values, { ...context, within });
  }

  #union(node: Node, shape: UnionShape, context: Context): void {
    const around = { ...context, rule: shape.rule };
    if (node.type !== 'object') {
      this.#wrongType(node, 'an object', shape.voices, around);
      return;
    }
    const inner = { ...around, scope: (shape.scoped && scopeOf(node)) ?? context.scope };
    const by = node.get(shape.by);
    const names = Object.keys(shape.variants);
    if (by === undefined) {
      const hint = `: ${alternatives(names)}`;
      const params = { object: capitalized(shape.label), name: shape.by, hint };
      this.#complain('missing', shape.voices, atGap(node, shape.by), inner, params);
      return;
    }
    const variant = by.type === 'string' ? own(shape.variants, by.value) : undefined;
    if (variant !== undefined) {
      this.#visit(node, variant, context);
      return;
    }
    const hint = by.type === 'string' ? didYouMean(by.value, names) : '';
    const params = { subject: subject(by), value: shown(by), expected: alternatives(names), hint };
    this.#complain('value', shape.voices, atValue(by), inner, params);
  }

  #record(node: Node, shape: RecordShape, context: Context): void {
    const inner: Context = { ...context, rule: shape.rule };
    if (node.type !== 'object') {
      this.#wrongType(node, 'an object', shape.voices, inner);
      return;
    }
    const scope = shape.scoped && node !== this.#document ? this.#narrowed(node, context) : context.scope;
    const within = this.#gathering.subject(shape.surfaces, node, scope, context) ?? context.within;
    const here: Context = { ...inner, scope, within, ...(shape.definitions ? { definition: true } : {}) };
    this.#presence(node, shape, here);
    this.#complainAll(aboutRecord(node, shape), node, shape.voices, here);
    for (const [name, property] of Object.entries(shape.properties)) {
      if (!node.has(name)) this.#missing(node, name, property, shape, here);
    }
    for (const member of node.members) this.#member(member, shape, here);
  }

  #presence(node: ObjectNode, { presence, label }: RecordShape, context: Context): void {
    if (presence === undefined) return;
    const at = presence.at === undefined ? node : (node.get(presence.at) ?? node);
    this.#speak(presence.voices, atValue(at), context, { object: label, name: String(at.key), value: shown(at) });
  }

  #missing(node: ObjectNode, name: string, property: Property, shape: RecordShape, context: Context): void {
    const place = atGap(node, name);
    if (property.required) {
      this.#complain('missing', shape.voices, place, context, { object: capitalized(shape.label), name, hint: '' });
    }
    this.#speak(property.absent, place, context, { object: shape.label, name });
  }

  #member({ key, value }: Member, shape: RecordShape, context: Context): void {
    const isExtension = key.startsWith('x-');
    const other = isExtension && shape.others?.extensionsFree ? undefined : shape.others;
    const property = own(shape.properties, key) ?? other;
    if (property !== undefined) {
      this.#speak(property.present, atKey(value), context, { object: shape.label, name: key, value: shown(value) });
      this.#visit(value, property.shape, context);
      return;
    }
    if (isExtension && (shape.extras === 'extensible' || shape.others?.extensionsFree)) {
      this.#gathering.extension(value, context);
      return;
    }
    if (shape.extras === 'open') return;
    const hint = own(hints, key) ?? didYouMean(key, Object.keys(shape.properties));
    this.#speak(unknownVoices(key, value), atKey(value), context, { name: key, object: shape.label, hint });
    this.#gathering.faulty.add(value);
  }

  #reference(node: Node, shape: ReferenceShape, context: Context): void {
    if (!isReference(node)) {
      this.#visit(node, shape.shape, context);
      return;
    }
    const resolution = resolve(node, shape.namespace, this.#document);
    if ('target' in resolution) {
      if (!context.definition) this.#use(node, resolution.target, shape.shape, context);
      return;
    }
    this.#gathering.faulty.add(node);
    // A chain that breaks further down is reported once, where the broken reference is written.
    if (resolution.at !== node) return;
    for (const { voice, at, with: params } of aboutReference(node, resolution, shape.namespace, this.#document)) {
      this.#gathering.hit(voice, at, context, params);
    }
  }

  /** Applies the shape to a component as this reference uses it; walks of one component under one scope are shared. */
  #use(reference: ObjectNode, target: Node, shape: Shape, context: Context): void {
    // What is not even an object is a broken component, and reported where it is written.
    if (target.type !== 'object') return;
    const uses = this.#uses.of(target, shape, context.scope);
    uses.push(reference);
    if (uses.length === 1) {
      this.#visit(target, shape, { ...context, uses });
      return;
    }
    const surfaces = shape.kind === 'record' ? shape.surfaces : undefined;
    this.#gathering.subject(surfaces, target, context.scope, { ...context, uses: [reference] });
  }

  /** The scope of an object that may narrow it by `protocolVersions`, which is itself a subject of checks. */
  #narrowed(node: ObjectNode, context: Context): ProtocolSet {
    const versions = node.get('protocolVersions');
    if (versions !== undefined) this.#gathering.subject(['protocol-scope'], versions, context.scope, context);
    return scopeOf(node) ?? context.scope;
  }

  #wrongType(node: Node, expected: string, voices: Voices | undefined, context: Context): void {
    this.#complainAll([wrongType(node, expected)], node, voices, context);
  }

  #complainAll(all: Iterable<Complained>, looked: Node, voices: Voices | undefined, context: Context): void {
    for (const { complaint, node = looked, focus, gap, with: params, repair } of all) {
      const at = gap !== undefined ? atGap(node, gap) : focus === 'key' ? atKey(node) : atValue(node);
      this.#complain(complaint, voices, at, context, params, repair);
    }
  }

  #complain(
    complaint: Complaint,
    voices: Voices | undefined,
    at: Place,
    context: Context,
    params: Params,
    repair?: Repair,
  ): void {
    const voice = voices?.[complaint] ?? context.rule;
    const named = typeof voice === 'string' ? ([voice, complaint] as const) : voice;
    this.#gathering.hit(named, at, context, { name: String(at.node.key), ...params }, repair);
    this.#gathering.faulty.add(at.node);
  }

  #speak(voices: readonly Voice[] = [], at: Place, context: Context, params: Params): void {
    for (const voice of voices) this.#gathering.hit(voice, at, context, params);
  }
}

/** A look-up in a table that prototype names do not fool. */
const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
