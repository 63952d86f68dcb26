/** What is wrong with the ignores of a config file: those that nothing needs any more, and those that are over. */

import { resolve } from 'node:path';
import { metaOf, type RuleId } from '../catalogue/index.ts';
import { type Candidate, isPattern } from '../discover/index.ts';
import type { FileReport, Finding, Severity } from '../finding.ts';
import type { Fate } from '../lint/index.ts';
import { messageOf } from '../lint/message.ts';
import { Lines } from '../read/index.ts';
import { sourceLine } from '../report/excerpt.ts';
import { lineHashes } from '../report/fingerprint.ts';
import type { Config, ConfigIgnore, Said, Settings } from '../settings/index.ts';
import { perFile } from './per-file.ts';
import { inForce } from './precedence.ts';

/** What came of each ignore in each file, gathered over a run. */
export class IgnoreTally {
  readonly #settings: Settings;
  readonly #fates = new Map<number, Set<Fate>>();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** By the index of the ignore in the config file. */
  add(fates: Iterable<readonly [ignore: number, fate: Fate]>): void {
    for (const [index, fate] of fates) {
      const known = this.#fates.get(index) ?? new Set();
      this.#fates.set(index, known.add(fate));
    }
  }

  /** Files that another part of the run checks: no ignore is used here for them. */
  pass(elsewhere: readonly Candidate[]): void {
    const settingsOf = perFile(this.#settings);
    for (const { path, location = resolve(this.#settings.workingDirectory, path) } of elsewhere) {
      this.add(settingsOf(location).ignores.map((index) => [index, 'unused'] as const));
    }
  }

  /** The config file as a file with findings; undefined where there are none. */
  report(): FileReport | undefined {
    const { config } = this.#settings;
    if (config === undefined) return undefined;
    const findings = (config.ignore ?? []).flatMap((ignore, index) => {
      const rule = this.#complaint(ignore.value, index);
      return rule === undefined ? [] : (finding(rule, ignore, config, this.#settings) ?? []);
    });
    if (findings.length === 0) return undefined;
    return { path: config.path, mcpdesc: null, protocolVersions: [], findings, config: true };
  }

  #complaint({ until, files }: ConfigIgnore, index: number): RuleId | undefined {
    const { today, isWhole } = this.#settings;
    if (until !== undefined && today !== undefined && until < today) return 'mcpdesc.ignore.until.not-past';
    const fates = this.#fates.get(index) ?? new Set<Fate>();
    if (fates.has('used') || fates.has('open')) return undefined;
    // What was not looked at may need it: only a whole run, or the very files that it names, tell that nothing does.
    const isKnown = isWhole === true || (fates.size > 0 && files?.length === 1 && !files.some(isPattern));
    return isKnown ? 'mcpdesc.ignore.entry.used' : undefined;
  }
}

function finding(
  rule: RuleId,
  { value, start, end }: Said<ConfigIgnore>,
  { text }: Config,
  settings: Settings,
): Finding | undefined {
  const meta = metaOf(rule);
  const severity = inForce(settings, () => false).rules.get(rule)?.value ?? meta.levels[0]?.severity;
  if (severity === undefined || severity === 'off') return undefined;
  const lines = new Lines(text);
  const range = lines.range(start, end);
  const { line } = range.start;
  return {
    rule,
    severity: severity satisfies Severity,
    message: messageOf({ rule, message: 'default', with: { rule: value.rule, until: value.until ?? '' } }, meta),
    protocolVersions: [],
    pointer: '',
    range,
    source: sourceLine(text, start, end, lines.start(line), lines.end(line), lineHashes(text)(line)),
  };
}
