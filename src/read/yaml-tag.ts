import type { CST, Document } from 'yaml';
import { type Fault, shown } from './fault.ts';
import { pointerTo } from './tree.ts';
import { isStandardTag } from './yaml-scalar.ts';
import type { TreeBuilder } from './yaml-tree.ts';

/**
 * A fault for each tag that is not one of the seven, however it is spelt.
 * @param tags In the order of the text.
 * @param starts In document order, so that the first node behind a tag is the one that has it, or whose key has it.
 */
export function tagFaults(
  tags: readonly CST.SourceToken[],
  document: Document.Parsed,
  starts: TreeBuilder['starts'],
): Fault[] {
  const faults: Fault[] = [];
  let next = 0;
  for (const { offset, source } of tags) {
    const end = offset + source.length;
    while ((starts[next]?.start ?? end) < end) next += 1;
    // A tag that resolves to nothing is an error of the parser, and then nobody asks here.
    if (isStandardTag(document.directives.tagName(source, () => {}))) continue;
    const slot = starts[next]?.slot;
    faults.push({
      rule: 'mcpdesc.serialization.yaml.standard-tags',
      with: { tag: shown(source) },
      start: offset,
      end,
      pointer: pointerTo(slot?.parent, slot?.key ?? ''),
    });
  }
  return faults;
}
