/** How descriptions are written out in the documents: as a person would, in YAML. */

import { Document, isCollection, isPair, visit } from 'yaml';

/** The longest list or object that still stands on one line. */
const oneLine = 72;

/** Dates and versions of the format must be quoted, so every text is. */
const style = {
  defaultStringType: 'QUOTE_DOUBLE',
  defaultKeyType: 'PLAIN',
  lineWidth: 0,
  flowCollectionPadding: false,
} as const;

/** A value in block style, but for what is small and holds no further lists or objects. */
export function yamlText(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Collection(_key, node) {
      const parts = node.items.map((item) => (isPair(item) ? item.value : item));
      const isFlat = parts.every((part) => !isCollection(part));
      if (isFlat && JSON.stringify(node.toJSON()).length <= oneLine) node.flow = true;
    },
  });
  return document.toString(style);
}
