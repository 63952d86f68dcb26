import type { Node, ObjectNode } from '../read/tree.ts';
import { canonical } from './canonical.ts';
import { formats } from './formats.ts';
import type { Keyword, Knowledge } from './frame.ts';
import type { Library, Resource, Target } from './library.ts';
import { compilePattern, type Pattern } from './pattern.ts';
import { keywordsOf } from './vocabulary.ts';

type Memory<Key, Value> = Map<Key, { readonly value: Value }>;

/** The value of a key, worked out the first time it is asked for. */
function remembered<Key, Value>(values: Memory<Key, Value>, key: Key, make: () => Value): Value {
  const known = values.get(key) ?? { value: make() };
  values.set(key, known);
  return known.value;
}

/** What there is to know about the schemas of a library, worked out as values are checked against them. */
export class SchemaKnowledge implements Knowledge {
  readonly library: Library;
  readonly tracksEvaluated: boolean;
  readonly #keywords: Memory<ObjectNode, readonly (readonly [Keyword, Node])[]> = new Map();
  readonly #targets: Memory<Node, Target | undefined> = new Map();
  readonly #patterns: Memory<string, Pattern | undefined> = new Map();
  readonly #choices: Memory<Node, ReadonlySet<string>> = new Map();

  constructor(library: Library, tracksEvaluated: boolean) {
    this.library = library;
    this.tracksEvaluated = tracksEvaluated;
  }

  keywordsOf(schema: ObjectNode, resource: Resource): readonly (readonly [Keyword, Node])[] {
    return remembered(this.#keywords, schema, () => keywordsOf(schema, resource.dialect));
  }

  target(reference: Node, from: Resource): Target | undefined {
    return remembered(this.#targets, reference, () => {
      const resolution = reference.type === 'string' ? this.library.resolve(reference.value, from) : 'broken';
      return typeof resolution === 'string' ? undefined : resolution;
    });
  }

  pattern(source: string): Pattern | undefined {
    return remembered(this.#patterns, source, () => compilePattern(source));
  }

  format(name: string): ((value: Node) => boolean) | undefined {
    return formats.get(name);
  }

  choices(list: Node): ReadonlySet<string> {
    return remembered(this.#choices, list, () => new Set(list.type === 'array' ? list.items.map(canonical) : []));
  }
}
