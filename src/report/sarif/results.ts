/** Findings as SARIF results. */

import type { Location, Region, Result, Suppression } from 'sarif';
import type { FileReport, Finding, Range, Related } from '../../finding.ts';
import type { Placed } from '../active.ts';
import { relativeUri } from '../links.ts';
import { oneLine } from '../printable.ts';
import { narrowed } from '../wording.ts';

/** Ways to suppress that stand in the document itself; all others are `external`. */
const inSource: readonly string[] = ['comment', 'extension'];

/** Brackets are links in a SARIF message; a backslash before one has to be told from the one that escapes it. */
export const plainText = (text: string): string => oneLine(text).replace(/(\\*)([[\]])/g, '$1$1\\$2');

const region = ({ start, end }: Range): Region => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
});

const location = (path: string, range: Range): Location => ({
  physicalLocation: { artifactLocation: { uri: relativeUri(path) }, region: region(range) },
});

const relatedLocation = (path: string, related: Related, index: number): Location => ({
  id: index + 1,
  ...location(path, related.range),
  message: { text: plainText(related.message) },
});

/** The first sentence stands alone where space is tight. A related place is shown only if the message links to it. */
function messageText(finding: Finding, file: FileReport): string {
  const versions = narrowed(finding, file);
  const links = (finding.related ?? []).map(
    ({ message }, index) => `See [${plainText(message).replace(/\.$/, '')}](${index + 1}).`,
  );
  return [plainText(finding.message), ...(versions === undefined ? [] : [`This concerns ${versions}.`]), ...links].join(
    ' ',
  );
}

/** An empty list says that a result is not suppressed; where one result has a list, all have. */
export const suppressions = ({ suppressed }: Finding): Suppression[] =>
  suppressed === undefined
    ? []
    : [
        {
          kind: inSource.includes(suppressed.by) ? 'inSource' : 'external',
          status: 'accepted',
          justification: suppressed.reason,
        },
      ];

export function sarifResult({ file, finding }: Placed, ruleIndex: number | undefined): Result {
  return {
    ruleId: finding.rule,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: finding.severity,
    message: { text: messageText(finding, file) },
    locations: [location(file.path, finding.range)],
    ...(finding.related !== undefined &&
      finding.related.length > 0 && {
        relatedLocations: finding.related.map((related, index) => relatedLocation(file.path, related, index)),
      }),
    partialFingerprints: { primaryLocationLineHash: finding.source.hash },
    properties: { pointer: finding.pointer, protocolVersions: [...finding.protocolVersions] },
  };
}
