import type { ObjectNode } from '../../read/tree.ts';

/** Whether the result is that of a call that failed. */
export function isFailure(result: ObjectNode): boolean {
  const isError = result.get('isError');
  return isError?.type === 'boolean' && isError.value;
}
