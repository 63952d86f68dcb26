/** URI Templates as RFC 6570 spells them: read into parts, or what is wrong with the spelling. */

/** One variable of an expression; at most one of its modifiers is there. */
export interface Variable {
  readonly name: string;
  /** `:n`, the first n characters of the value. */
  readonly prefix?: number;
  /** `*`, a list or map taken apart. */
  readonly explode?: true;
}

export const operators = ['+', '#', '.', '/', ';', '?', '&'] as const;
/** The empty string where an expression has no operator. */
export type Operator = (typeof operators)[number] | '';

export interface Expression {
  readonly operator: Operator;
  readonly variables: readonly Variable[];
}

/** In order; strings are literals. */
export type Template = readonly (string | Expression)[];

/** What no template may have, and the text that has it. */
export interface TemplateFault {
  readonly fault:
    | 'unclosed'
    | 'unopened'
    | 'empty'
    | 'reserved-operator'
    | 'name'
    | 'prefix'
    | 'two-modifiers'
    | 'character'
    | 'percent';
  readonly text: string;
}

/** Operators that the RFC keeps for later. */
const reserved = '=,!@|';

/** RFC 6570, section 2.1, with the apostrophe that its erratum 6937 gives back to literals. */
const literal =
  /^(?:[!#$&-;=?-[\]_a-z~\u{a0}-\u{d7ff}\u{e000}-\u{fdcf}\u{fdf0}-\u{ffef}\u{10000}-\u{1fffd}\u{20000}-\u{2fffd}\u{30000}-\u{3fffd}\u{40000}-\u{4fffd}\u{50000}-\u{5fffd}\u{60000}-\u{6fffd}\u{70000}-\u{7fffd}\u{80000}-\u{8fffd}\u{90000}-\u{9fffd}\u{a0000}-\u{afffd}\u{b0000}-\u{bfffd}\u{c0000}-\u{cfffd}\u{d0000}-\u{dfffd}\u{e1000}-\u{efffd}\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}])$/u;
const triplet = /^%[\dA-Fa-f]{2}/;
/** Section 2.3: dots stand between other characters. */
const variableName = /^(?:\w|%[\dA-Fa-f]{2})(?:\.?(?:\w|%[\dA-Fa-f]{2}))*$/;
/** Section 2.4.1: 1 to 9999, without leading zeros. */
const prefixLength = /^[1-9]\d{0,3}$/;

/** Reads a template up to its first fault. */
export function parseTemplate(text: string): Template | TemplateFault {
  const parts: (string | Expression)[] = [];
  for (let at = 0; at < text.length; ) {
    const opening = text.indexOf('{', at);
    const end = opening < 0 ? text.length : opening;
    if (end > at) {
      const part = text.slice(at, end);
      const fault = literalFault(part);
      if (fault !== undefined) return fault;
      parts.push(part);
    }
    if (opening < 0) break;
    const inner = /[^{}]*/y;
    inner.lastIndex = opening + 1;
    const body = inner.exec(text)?.[0] ?? '';
    at = opening + body.length + 2;
    if (text[at - 1] !== '}') return { fault: 'unclosed', text: `{${body}` };
    const expression = parseExpression(body);
    if ('fault' in expression) return expression;
    parts.push(expression);
  }
  return parts;
}

function literalFault(text: string): TemplateFault | undefined {
  let at = 0;
  for (const character of text) {
    if (character === '%' && !triplet.test(text.slice(at, at + 3))) {
      return { fault: 'percent', text: text.slice(at, at + 3) };
    }
    if (character === '}') return { fault: 'unopened', text: character };
    if (character !== '%' && !literal.test(character)) return { fault: 'character', text: character };
    at += character.length;
  }
  return undefined;
}

function parseExpression(body: string): Expression | TemplateFault {
  const first = body.charAt(0);
  if (first !== '' && reserved.includes(first)) return { fault: 'reserved-operator', text: first };
  const operator = operators.find((one) => one === first) ?? '';
  const list = body.slice(operator.length);
  if (list === '') return { fault: 'empty', text: `{${body}}` };
  const variables: Variable[] = [];
  for (const spec of list.split(',')) {
    const variable = parseVariable(spec);
    if ('fault' in variable) return variable;
    variables.push(variable);
  }
  return { operator, variables };
}

function parseVariable(spec: string): Variable | TemplateFault {
  const [, named = '', modifier = ''] = /^([^:*]*)(.*)$/s.exec(spec) ?? [];
  if (!variableName.test(named)) return { fault: 'name', text: named };
  if (modifier === '') return { name: named };
  if (modifier === '*') return { name: named, explode: true };
  if (modifier.includes('*')) return { fault: 'two-modifiers', text: spec };
  const limit = modifier.slice(1);
  return prefixLength.test(limit) ? { name: named, prefix: Number(limit) } : { fault: 'prefix', text: modifier };
}

/** The names of all variables. */
export function variableNames(template: Template): ReadonlySet<string> {
  return new Set(
    template.flatMap((part) => (typeof part === 'string' ? [] : part.variables.map((variable) => variable.name))),
  );
}
