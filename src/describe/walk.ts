/** The one walker: applies the shape tables to a document. */

import type { Member, Node, ObjectNode } from '../read/tree.ts';
import { aboutReference } from './broken-reference.ts';
import { ComponentUses } from './component-uses.ts';
import type { Format } from './formats.ts';
import { type Context, Gathering } from './gathering.ts';
import { atGap, atKey, atValue } from './hit.ts';
import { own } from './own.ts';
import type { ProtocolSet } from './protocols.ts';
import { rowsOf } from './record-rows.ts';
import { isReference, References } from './references.ts';
import { scopeOf } from './scope.ts';
import type { ListShape, MapShape, RecordShape, ReferenceShape, Shape, UnionShape, Voices } from './shape.ts';
import type { Description } from './subject.ts';
import { unknownParams, unknownVoices } from './unknown-member.ts';
import {
  aboutList,
  aboutMap,
  aboutNumber,
  aboutRecord,
  aboutText,
  aboutVariant,
  noRecord,
  wrongType,
} from './value-complaints.ts';
import { shown, shownWithType } from './wording.ts';

/** Applies `root` and all it holds to a document. */
export function walk(
  document: ObjectNode,
  root: RecordShape,
  format: Format,
  declared: ProtocolSet,
): Omit<Description, 'path'> {
  const references = new References(document);
  const { hits, subjects, faulty } = new Walker(document, references).run(root, declared);
  return {
    root: document,
    format,
    declared,
    hits,
    subjects,
    faulty,
    resolve: (reference, namespace) => references.resolve(reference, namespace),
  };
}

class Walker {
  readonly #document: ObjectNode;
  readonly #references: References;
  readonly #gathering = new Gathering();
  readonly #uses = new ComponentUses();

  constructor(document: ObjectNode, references: References) {
    this.#document = document;
    this.#references = references;
  }

  run(root: RecordShape, declared: ProtocolSet): Gathering {
    this.#record(this.#document, root, { scope: declared, rule: root.rule, within: undefined });
    return this.#gathering;
  }

  #visit(node: Node, shape: Shape, context: Context): void {
    switch (shape.kind) {
      case 'any':
        if (shape.presence !== undefined) {
          const params = { name: String(node.key), value: shownWithType(node) };
          this.#gathering.speak(shape.presence, atValue(node), context, params);
        }
        break;
      case 'text':
        this.#gathering.complain(aboutText(node, shape), node, shape.voices, context);
        break;
      case 'number':
        this.#gathering.complain(aboutNumber(node, shape), node, shape.voices, context);
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
    this.#gathering.complain(aboutList(node, shape), node, shape.voices, context);
    for (const item of node.items) this.#visit(item, shape.items, { ...context, within });
  }

  #map(node: Node, shape: MapShape, context: Context): void {
    if (node.type !== 'object') {
      this.#wrongType(node, 'an object', shape.voices, context);
      return;
    }
    const within = this.#gathering.subject(shape.surfaces, node, context.scope, context) ?? context.within;
    this.#gathering.complain(aboutMap(node, shape), node, shape.voices, context);
    for (const { value } of node.members) this.#visit(value, shape.values, { ...context, within });
  }

  #union(node: Node, shape: UnionShape, context: Context): void {
    const around = { ...context, rule: shape.rule };
    if (node.type !== 'object') {
      this.#wrongType(node, 'an object', shape.voices, around);
      return;
    }
    const by = node.get(shape.by);
    const variant = by?.type === 'string' ? own(shape.variants, by.value) : undefined;
    if (variant !== undefined) {
      this.#visit(node, variant, context);
      return;
    }
    const scope = (shape.scoped && scopeOf(node)) ?? context.scope;
    this.#gathering.complain(aboutVariant(node, shape), node, shape.voices, { ...around, scope });
  }

  #record(node: Node, shape: RecordShape, context: Context): void {
    const inner: Context = { ...context, rule: shape.rule };
    if (node.type !== 'object') {
      this.#gathering.complain([noRecord(node, shape)], node, shape.voices, inner);
      return;
    }
    const scope = shape.scoped && node !== this.#document ? this.#narrowed(node, context) : context.scope;
    const within = this.#gathering.subject(shape.surfaces, node, scope, context) ?? context.within;
    const here: Context = { ...inner, scope, within, ...(shape.definitions ? { definition: true } : {}) };
    this.#presence(node, shape, here);
    this.#gathering.complain(aboutRecord(node, shape), node, shape.voices, here);
    for (const [name, voices] of rowsOf(shape).absent) {
      if (node.has(name)) continue;
      this.#gathering.speak(voices, atGap(node, name), here, { object: shape.label, name });
    }
    for (const member of node.members) this.#member(member, shape, here);
  }

  #presence(node: ObjectNode, { presence, label }: RecordShape, context: Context): void {
    if (presence === undefined) return;
    const at = presence.at === undefined ? node : (node.get(presence.at) ?? node);
    this.#gathering.speak(presence.voices, atValue(at), context, {
      object: label,
      name: String(at.key),
      value: shown(at),
    });
  }

  #member({ key, value }: Member, shape: RecordShape, context: Context): void {
    const isExtension = key.startsWith('x-');
    const other = isExtension && shape.others?.extensionsFree ? undefined : shape.others;
    const property = own(shape.properties, key) ?? other;
    if (property !== undefined) {
      if (property.present !== undefined) {
        const params = { object: shape.label, name: key, value: shown(value) };
        this.#gathering.speak(property.present, atKey(value), context, params);
      }
      this.#visit(value, property.shape, context);
      return;
    }
    if (isExtension && (shape.extras === 'extensible' || shape.others?.extensionsFree)) {
      this.#gathering.extension(value, context);
      return;
    }
    if (shape.extras === 'open') return;
    this.#gathering.speak(unknownVoices(key, value, shape), atKey(value), context, unknownParams(key, shape));
    this.#gathering.faulty.add(value);
  }

  #reference(node: Node, shape: ReferenceShape, context: Context): void {
    if (!isReference(node)) {
      this.#visit(node, shape.shape, context);
      return;
    }
    const resolution = this.#references.resolve(node, shape.namespace);
    if ('target' in resolution) {
      if (!context.definition) this.#use(node, resolution.target, shape.shape, context);
      return;
    }
    this.#gathering.faulty.add(node);
    // A chain that breaks further down is reported once, where the broken reference is written.
    if (resolution.at !== node) return;
    for (const { voice, at, with: params } of aboutReference(node, resolution, shape.namespace, this.#document)) {
      this.#gathering.speak([voice], at, context, params);
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
    this.#gathering.complain([wrongType(node, expected)], node, voices, context);
  }
}
