/** The root extension `x-mcpdesc-check: { ignore: [{ rule, pointer, reason }] }`, in JSON and YAML. */

import { flawless, ignoreFields, list, object, placed, stopped, text } from '../../decode/index.ts';
import { type Node, pointerTo } from '../../read/index.ts';
import type { Entry, Remark, Said } from './entry.ts';

const name = 'x-mcpdesc-check';
const { rule, pointer, until } = ignoreFields;
const reason = text({ means: 'a text', test: () => true });

// An unknown rule and a missing reason are told by rules of their own. Of an entry with a mistake, what is left
// would ignore more than was meant.
const entry = flawless(object({ rule, pointer, reason, until }, ['rule']));
const said = object({ ignore: list(placed(entry)) }, ['ignore']);

export function extensionIgnores(root: Node): Said {
  const extension = root.type === 'object' ? root.get(name) : undefined;
  if (extension === undefined) return { entries: [], remarks: [] };
  const remarks: Remark[] = [];
  const where = pointerTo(root.type === 'object' ? root : undefined, name);
  const read = said.read(extension, ({ start, end }, problem) =>
    remarks.push({
      rule: 'mcpdesc.ignore.entry.form',
      message: 'extension',
      with: { problem: stopped(problem) },
      pointer: where,
      start,
      end,
    }),
  );
  const entries = (read?.ignore ?? []).map(({ value, start, end }): Entry => {
    const { reason: why = '', ...rest } = value;
    return { ...rest, reason: why.trim(), by: 'extension', at: { pointer: where, start, end } };
  });
  return { entries, remarks };
}
