/** What a JSON Schema finds wrong, as findings put it. */

import { atGap, atKey, atValue, type Place } from '../describe/hit.ts';
import type { Mismatch } from '../schema/index.ts';

type Problem = Omit<Mismatch, 'schema'>;

export function placeOf({ node, missing, unexpected }: Problem): Place {
  if (missing !== undefined) return atGap(node, missing);
  return unexpected === undefined ? atValue(node) : atKey(node);
}

/** To stand after a colon. */
export const problemOf = ({ message }: Problem): string => message.charAt(0).toLowerCase() + message.slice(1);
