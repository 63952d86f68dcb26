/** One member of a value that came from outside (an event payload, a thrown error), whatever that value is. */
export function member(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
