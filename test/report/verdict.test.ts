import { describe, expect, it } from 'vitest';
import type { Report, Severity } from '../../src/finding.ts';
import { reporters, verdict } from '../../src/report/index.ts';
import { clean, context, crowded, sample } from './sample.ts';

const withOnly = (severity: Severity): Report => ({
  files: crowded(3).files.map((file) => ({
    ...file,
    findings: file.findings.filter((finding) => finding.severity === severity),
  })),
  problems: [],
});

const suppressed: Report = {
  files: crowded(3).files.map((file) => ({
    ...file,
    findings: file.findings.map((finding) => ({ ...finding, suppressed: { by: 'config', reason: 'Known.' } })),
  })),
  problems: [],
};

describe('the verdict', () => {
  it.each([
    ['error', 'error', 'failure'],
    ['error', 'warning', 'success'],
    ['error', 'note', 'success'],
    ['warning', 'error', 'failure'],
    ['warning', 'warning', 'failure'],
    ['warning', 'note', 'success'],
    ['note', 'error', 'failure'],
    ['note', 'warning', 'failure'],
    ['note', 'note', 'failure'],
    ['never', 'error', 'success'],
    ['never', 'note', 'success'],
  ] as const)('with fail-on %s and one %s is %s', (failOn, severity, expected) => {
    expect(verdict(withOnly(severity), failOn)).toBe(expected);
  });

  it('does not count what is suppressed', () => {
    expect(verdict(suppressed, 'note')).toBe('success');
    expect(verdict(clean, 'note')).toBe('success');
  });

  it('is never a success when something could not be checked', () => {
    expect(verdict({ ...clean, problems: sample.problems }, 'never')).toBe('failure');
  });
});

describe('every report', () => {
  it.each(Object.entries(reporters))(
    '%s is the same for the same run, and names no place of this machine',
    (_, reporter) => {
      const output = reporter(sample, context);
      expect(reporter(structuredClone(sample), context)).toBe(output);
      expect(output).not.toContain(process.cwd());
      expect(output.endsWith('\n')).toBe(true);
    },
  );
});
