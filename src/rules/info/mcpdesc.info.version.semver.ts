import { atValue } from '../../describe/hit.ts';
import { shown } from '../../describe/wording.ts';
import { rule } from '../rule.ts';

const number = '(?:0|[1-9][0-9]*)';
/** In a prerelease: a number, or whatever has a letter or a hyphen in it. */
const identifier = `(?:${number}|[0-9]*[A-Za-z-][0-9A-Za-z-]*)`;
const build = '[0-9A-Za-z-]+';

/** Semantic Versioning 2.0.0. */
const semver = new RegExp(
  `^${number}\\.${number}\\.${number}(?:-${identifier}(?:\\.${identifier})*)?(?:\\+${build}(?:\\.${build})*)?$`,
);

export default rule('mcpdesc.info.version.semver', function* ({ node }, { faulty }) {
  const version = node.type === 'object' ? node.get('version') : undefined;
  if (version?.type !== 'string' || faulty.has(version) || semver.test(version.value)) return;
  yield { at: atValue(version), message: 'default', with: { value: shown(version) } };
});
