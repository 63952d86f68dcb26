import { execFileSync } from 'node:child_process';

/** No configuration of the machine, and a fixed author. */
const env = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Octo',
  GIT_AUTHOR_EMAIL: 'octo@example.com',
  GIT_COMMITTER_NAME: 'Octo',
  GIT_COMMITTER_EMAIL: 'octo@example.com',
};

/** With something to read on its standard input. */
export const gitFrom = (input: string, cwd: string, ...words: readonly string[]): string =>
  execFileSync('git', words, { cwd, env, input, encoding: 'utf8' }).trim();

export const git = (cwd: string, ...words: readonly string[]): string => gitFrom('', cwd, ...words);

/** Commits all that lies in the folder, and says under which name. */
export function commitAll(cwd: string, message: string): string {
  git(cwd, 'add', '--all');
  git(cwd, 'commit', '--quiet', '--message', message);
  return git(cwd, 'rev-parse', 'HEAD');
}
