/**
 * The vocabulary of the shape tables. A table says what an object of the format looks like and which rule speaks when
 * it does not; in which protocol and format versions that rule holds, and how severely, stands in the rule's YAML.
 */

import type { Node } from '../read/tree.ts';
import type { Namespace } from './namespace.ts';
import type { ShapeRule } from './shape-rules.ts';
import type { Surface } from './surface.ts';

/** What can be wrong with a value, whatever it is a value of. Each has its sentence in `complaints.ts`. */
export type Complaint =
  | 'type'
  | 'missing'
  | 'unknown'
  | 'value'
  | 'pattern'
  | 'key'
  | 'empty'
  | 'blank'
  | 'long'
  | 'range'
  | 'duplicate'
  | 'uri'
  | 'exactly-one'
  | 'at-least-one';

/** A rule, and the name of its message where it has several. */
export type Voice = ShapeRule | readonly [rule: ShapeRule, message: string];

/** Which rule voices which complaint; a complaint without an entry is voiced by the enclosing record's rule. */
export type Voices = { readonly [complaint in Complaint]?: Voice };

interface Ruled {
  readonly voices?: Voices;
}

/** Not empty; `or-absent`: and an empty one means no more than none, so that it may as well go. */
type Filled = true | 'or-absent';

interface Handed {
  /** Handed to the checks of these surfaces. */
  readonly surfaces?: readonly Surface[];
}

export interface AnyShape {
  readonly kind: 'any';
  /** Speak when such a value is there; for the branch of a choice that some versions do not have. */
  readonly presence?: readonly Voice[];
}

export interface TextShape extends Ruled {
  readonly kind: 'text';
  readonly values?: readonly string[];
  readonly pattern?: Pattern;
  /** Not the empty string. */
  readonly filled?: true;
  /** RFC 3986, with a scheme. */
  readonly uri?: true;
}

export interface NumberShape extends Ruled {
  readonly kind: 'number';
  readonly integer?: true;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface FlagShape extends Ruled {
  readonly kind: 'flag';
}

export interface ListShape extends Ruled, Handed {
  readonly kind: 'list';
  readonly items: Shape;
  readonly filled?: Filled;
  readonly maximum?: number;
  /** No two equal strings; `deep`: nor two equal objects. */
  readonly unique?: true | 'deep';
}

/** An object whose keys are data: names, not properties. */
export interface MapShape extends Ruled, Handed {
  readonly kind: 'map';
  readonly values: Shape;
  readonly keys?: Pattern;
  readonly filled?: Filled;
}

export interface Property {
  readonly shape: Shape;
  readonly required?: true;
  /** Speak when the property is there. */
  readonly present?: readonly Voice[];
  /** Speak when the property is not there. */
  readonly absent?: readonly Voice[];
}

/** An object of the format, with named properties. */
export interface RecordShape extends Ruled, Handed {
  readonly kind: 'record';
  /** With its article, as messages name it: "a Tool". */
  readonly label: string;
  /** Voices every complaint that nothing more specific claims. */
  readonly rule: ShapeRule;
  readonly properties: Readonly<Record<string, Property>>;
  /** The property that is meant where a text stands in place of the object. */
  readonly meant?: string;
  /** `closed`: nothing else; `extensible`: and `x-*`; `open`: and anything. */
  readonly extras: 'closed' | 'extensible' | 'open';
  /** What an open record asks of its other members, `x-*` excepted where `extensionsFree`. */
  readonly others?: Property & { readonly extensionsFree?: true };
  /** At least one member. */
  readonly filled?: Filled;
  readonly exactlyOneOf?: readonly [string, string];
  readonly atLeastOneOf?: readonly string[];
  /** Carries `protocolVersions` of its own, which narrow the scope of what it holds. */
  readonly scoped?: true;
  /** Holds shared components: values as such, whose use is judged elsewhere. */
  readonly definitions?: true;
  /** Speak when an object of this shape is there at all, at the property named (default: the object itself). */
  readonly presence?: { readonly at?: string; readonly voices: readonly Voice[] };
}

/** One of several records, told apart before any of them is applied, so that one mistake is one finding. */
export interface UnionShape extends Ruled {
  readonly kind: 'union';
  readonly label: string;
  readonly rule: ShapeRule;
  /** The property whose string value names the variant. */
  readonly by: string;
  readonly variants: Readonly<Record<string, Shape>>;
  /** The variants carry `protocolVersions`, and so does what is not recognized as one of them. */
  readonly scoped?: true;
}

/** A shape chosen by looking at the node, where no single property tells. */
export interface ChoiceShape {
  readonly kind: 'choice';
  readonly choose: (node: Node) => Shape;
}

/** A value, or a Reference Object naming a component of this namespace. */
export interface ReferenceShape {
  readonly kind: 'reference';
  readonly namespace: Namespace;
  readonly shape: Shape;
}

export type Shape =
  | AnyShape
  | TextShape
  | NumberShape
  | FlagShape
  | ListShape
  | MapShape
  | RecordShape
  | UnionShape
  | ChoiceShape
  | ReferenceShape;

export interface Pattern {
  readonly test: RegExp;
  /** What the pattern allows, after "must be". */
  readonly means: string;
}
