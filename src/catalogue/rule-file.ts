/** What a file under `rules/` holds. `scripts/catalogue.ts` checks the files against these types and compiles them. */

import type { Format } from '../describe/formats.ts';
import type { Protocol } from '../describe/protocols.ts';
import type { Severity } from '../finding.ts';

export const owners = ['mcp', 'mcpdesc'] as const;
export const kinds = ['serialization', 'structural', 'mcp-semantic', 'mcpdesc-semantic'] as const;
export const requirements = ['must', 'should', 'may'] as const;
/** `advisory` rules speak only under `--profile strict`. */
export const profiles = ['core', 'extra', 'advisory'] as const;

/** How severe a rule is, where. A hit takes every level that names its message, its format and one of its versions. */
export interface Level {
  readonly severity: Severity;
  /** Only in these protocol versions; absent: the rule does not depend on the version. */
  readonly protocols?: readonly Protocol[];
  /** Only in these format versions; absent: in all. */
  readonly formats?: readonly Format[];
  /** Only hits with this message or complaint; absent: all. */
  readonly message?: string;
}

/** The part that a check run needs. */
export interface RuleMeta {
  readonly owner: (typeof owners)[number];
  readonly kind: (typeof kinds)[number];
  readonly profile: (typeof profiles)[number];
  /** Who speaks: `reading`, `shape` (a row of the shape tables), `ignoring` (what quiets findings), `reporting` (what is left out), or the surface that a check in `src/rules/` is handed. */
  readonly on: string;
  /** Where a fault that lies in a shared component is reported: where it is written (default), or where it is used. */
  readonly reported?: 'definition' | 'use-site';
  readonly levels: readonly Level[];
  /** Texts with `{holes}`, by name; `default` where there is only one. A shape rule may lean on the shared complaints. */
  readonly messages: { readonly [message: string]: string };
}

export interface SourceReference {
  readonly title: string;
  readonly link?: string;
}

/** The part that only `explain`, SARIF help and the documentation need. */
export interface RuleWords {
  readonly title: string;
  readonly surface: string;
  readonly path: string;
  readonly requirement: (typeof requirements)[number];
  readonly why: string;
  readonly fix: string;
  readonly sources: readonly SourceReference[];
  readonly arbitration?: string;
  /** Diagnostic codes of the format's reference validator that mean the same. */
  readonly reference?: readonly string[];
  readonly examples: { readonly valid?: RuleExample; readonly failing?: RuleExample };
}

/** The first valid and the first failing case, for the rule's page. */
export interface RuleExample {
  readonly about: string;
  readonly text: string;
  readonly says?: string;
}

/** A test of the rule, and its example. */
export interface Case {
  readonly about: string;
  /** Members laid over a minimal good description. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Members of the minimal description that are left out. */
  readonly without?: readonly string[];
  /** Root `protocolVersions`; default the newest alone. */
  readonly protocols?: readonly string[];
  /** Default the oldest format in which the rule speaks. */
  readonly format?: Format;
  /** Instead of `given`: the very text, for rules about serialization. `as` names the file type. */
  readonly text?: string;
  readonly as?: 'json' | 'yaml';
  /** Name of the file, for rules that look at it; `.json` and `.yaml` or `.yml` decide how the case is spelled. */
  readonly file?: string;
  /** Everything the rule must say, in order; only in failing cases. */
  readonly found?: readonly Expected[];
}

export interface Expected {
  /** JSON Pointer of the finding. */
  readonly at: string;
  /** The whole message. */
  readonly says: string;
  /** Default: what the case stands under. */
  readonly severity?: Severity;
  /** Default: all declared versions. */
  readonly protocols?: readonly string[];
}

export interface RuleFile extends Omit<RuleMeta, 'messages'>, Omit<RuleWords, 'examples'> {
  readonly id: string;
  readonly message?: string;
  readonly messages?: Readonly<Record<string, string>>;
  readonly cases: {
    readonly valid?: readonly Case[];
    readonly note?: readonly Case[];
    readonly warning?: readonly Case[];
    readonly invalid?: readonly Case[];
  };
}
