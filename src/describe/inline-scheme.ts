import type { Node } from '../read/tree.ts';

/** Whether a requirement is written as format 0.7.0 has it: the scheme itself, where newer formats name it. */
export const isInlineScheme = (requirement: Node): boolean =>
  requirement.type === 'object' && requirement.get('type')?.type === 'string';
