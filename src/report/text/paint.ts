/** Four quiet ANSI styles, or none at all. */

import type { Severity } from '../../finding.ts';

const styles = {
  error: '1;31',
  warning: '1;33',
  note: '1;36',
  place: '1',
  dim: '2',
} as const satisfies Record<Severity | 'place' | 'dim', string>;

export type Paint = (style: keyof typeof styles, text: string) => string;

export const plain: Paint = (_style, text) => text;
export const colored: Paint = (style, text) => `\u001b[${styles[style]}m${text}\u001b[0m`;
