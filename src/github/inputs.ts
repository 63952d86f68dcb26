/** The inputs of action.yml as one value. An input that is empty, say by way of an expression, has its default. */

import { relative, resolve } from 'node:path';
import {
  defaults,
  failOnChoices,
  ifNoFilesChoices,
  oneOf,
  profiles,
  type Settings,
  UsageError,
  whatIfOf,
} from '../settings/index.ts';
import type { Environment } from './event.ts';
import { type CommentMode, commentModes } from './pull-request-comment.ts';

export const annotationModes = ['changed', 'all', 'none'] as const;
export type AnnotationMode = (typeof annotationModes)[number];

export interface Inputs {
  readonly settings: Settings;
  /** Relative to the workspace, like every path that a later step is given. */
  readonly sarifFile: string;
  readonly jsonFile: string | undefined;
  readonly category: string | undefined;
  readonly comment: CommentMode;
  readonly commentId: string;
  readonly summary: boolean;
  readonly annotations: AnnotationMode;
  readonly suggestions: boolean;
  readonly token: string;
}

/** `input` gives the trimmed text of an input, empty where it is not set. */
export function readInputs(input: (name: string) => string, environment: Environment, currentFolder: string): Inputs {
  const choice = <Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice =>
    oneOf(`The input ${name}`, choices, input(name) || fallback);

  const root = resolve(environment.GITHUB_WORKSPACE || currentFolder);
  const profile = choice('profile', profiles, defaults.profile);
  const failOn = choice('fail-on', failOnChoices, defaults.failOn);
  return {
    settings: Object.freeze({
      root,
      workingDirectory: inside(root, input('working-directory')),
      paths: Object.freeze(lines(input('files'))),
      stdinFilename: defaults.stdinFilename,
      profile,
      whatIf: whatIfOf('The input protocol-versions', input('protocol-versions') || 'declared'),
      failOn,
      ifNoFiles: choice('if-no-files', ifNoFilesChoices, defaults.ifNoFiles),
      ...(input('config') && { configFile: { path: input('config') } }),
      ...(input('baseline') && { baseline: { file: input('baseline'), write: false } }),
      given: Object.freeze({
        by: 'input',
        ...(input('profile') && { profile }),
        ...(input('fail-on') && { failOn }),
      }),
    }),
    sarifFile: input('sarif-file') || 'mcpdesc-check.sarif',
    jsonFile: input('json-file') || undefined,
    category: input('category') || undefined,
    comment: choice('comment', commentModes, 'auto'),
    commentId: input('comment-id') || whoCalls(environment, input('working-directory')),
    summary: choice('summary', ['true', 'false'], 'true') === 'true',
    annotations: choice('annotations', annotationModes, 'changed'),
    token: input('token'),
    suggestions: choice('suggestions', ['true', 'false'], 'false') === 'true',
  };
}

/** A line that is `-` names a file: an Action has no standard input. */
const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (line === '-' ? './-' : line));

function inside(root: string, folder: string): string {
  const directory = resolve(root, folder);
  if (/^\.\.(?:[\\/]|$)/.test(relative(root, directory))) {
    throw new UsageError(`The input working-directory is a folder of the workspace, not ${JSON.stringify(folder)}`);
  }
  return directory;
}

/** Two workflows, two jobs and two folders speak for themselves, each in its own comment. */
const whoCalls = (environment: Environment, folder: string): string =>
  [environment.GITHUB_WORKFLOW, environment.GITHUB_JOB, folder === '.' ? '' : folder].filter(Boolean).join(' / ') ||
  'default';
