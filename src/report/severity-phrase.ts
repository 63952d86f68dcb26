/** How severe a rule is, and where, for people: what it says in which case is told by its sentences, not by their names. */

import type { Level, RuleMeta } from '../catalogue/rule-file.ts';
import { noProtocols, type ProtocolSet, protocolSet, protocols, union, versionsOf } from '../describe/protocols.ts';
import { severities } from '../finding.ts';

const allProtocols = protocolSet(protocols);

/** By format versions, `undefined` for all of them, the protocol versions in which any of these levels speaks. */
function windowsOf(levels: readonly Level[]): Map<string | undefined, ProtocolSet> {
  const windows = new Map<string | undefined, ProtocolSet>();
  for (const { formats, protocols: named = protocols } of levels) {
    const key = formats?.join(', ');
    windows.set(key, union(windows.get(key) ?? noProtocols, protocolSet(named)));
  }
  return windows;
}

/** "in MCP 2025-11-25, format 0.9.0" */
function windowPhrase(formats: string | undefined, set: ProtocolSet): string {
  const where = [
    ...(set === allProtocols ? [] : [`MCP ${versionsOf(set).join(', ')}`]),
    ...(formats === undefined ? [] : [`format ${formats}`]),
  ];
  return where.length > 0 ? `in ${where.join(', ')}` : 'in every version';
}

function wherePhrase(levels: readonly Level[]): string {
  const windows = windowsOf(levels);
  const inAllFormats = windows.get(undefined) ?? noProtocols;
  return [...windows]
    .filter(([formats, set]) => formats === undefined || union(set, inAllFormats) !== inAllFormats)
    .map(([formats, set]) => windowPhrase(formats, set))
    .join(' and ');
}

/** A message without what fills it, and without its end. */
const sentence = (message: string): string =>
  `“${message
    .replaceAll('{hint}', '')
    .replaceAll(/\{\w+\}/g, '…')
    .replace(/[.:](?: ?…)?\.?$/, '')}”`;

/** "error in MCP 2025-11-25; warning in format 0.9.0" */
export function severityPhrase({ levels, messages, profile }: RuleMeta): string {
  const bySeverity = severities
    .map((severity) => ({ severity, own: levels.filter((level) => level.severity === severity) }))
    .filter(({ own }) => own.length > 0)
    .map(({ severity, own }) => ({ severity, own, where: wherePhrase(own) }));
  const phrases = bySeverity.map(({ severity, own, where }) => {
    const others = bySeverity.filter((other) => other.severity !== severity);
    // Two severities in one place are told apart by what they say.
    const isAlone = others.every((other) => other.where !== where);
    const said = isAlone ? [] : own.flatMap(({ message }) => messages[message ?? ''] ?? []).map(sentence);
    return `${severity}${said.length === 0 ? '' : ` (${[...new Set(said)].join(', ')})`} ${where}`;
  });
  return `${phrases.join('; ')}${profile === 'advisory' ? '; only with the profile strict' : ''}`;
}
