import { atKey } from '../../describe/hit.ts';
import type { Surface } from '../../describe/surface.ts';
import { quoted } from '../../describe/wording.ts';
import { rule } from '../rule.ts';
import { reservedIn } from './key.ts';

const kinds: readonly (readonly [Surface, string])[] = [
  ['meta-of-declaration', 'a declaration'],
  ['meta-of-result', 'a result'],
  ['meta-of-content', 'content'],
];

export default rule('mcp.meta.reserved-key.context', function* (meta) {
  const [, place = ''] = kinds.find(([surface]) => meta.surfaces.includes(surface)) ?? [];
  for (const { key, value, reserved, scope, atHome } of reservedIn(meta)) {
    if (atHome) continue;
    yield { at: atKey(value), message: 'default', with: { name: quoted(key), home: reserved.home, place }, scope };
  }
});
