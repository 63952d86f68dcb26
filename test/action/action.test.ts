import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { broken, valid } from './documents.ts';
import { Job, type Run } from './start.ts';

/** Each test starts processes, which a busy machine does slowly. */
vi.setConfig({ testTimeout: 120_000 });

let job: Job;

afterEach(() => job.end());

async function start(files: Readonly<Record<string, string>>, run: Run = {}) {
  job = await Job.begin(files);
  return job.run(run);
}

/** Of a SARIF report: where each result lies. */
async function results(file = 'mcpdesc-check.sarif'): Promise<string[]> {
  const { runs } = JSON.parse(await job.read(file));
  return runs[0].results.map(
    (result: { locations: [{ physicalLocation: { artifactLocation: { uri: string } } }] }) =>
      result.locations[0].physicalLocation.artifactLocation.uri,
  );
}

const commands = (stdout: string) => stdout.split('\n').filter((line) => line.startsWith('::'));

describe('the verdict', () => {
  test('an error fails the step, after every report is written', async () => {
    const files = { 'a.mcpdesc.json': broken, 'b.mcpdesc.json': valid };
    const { status, outputs, stdout, stderr, summary } = await start(files, { inputs: { 'json-file': 'out/a.json' } });
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(outputs).toEqual({
      errors: '1',
      warnings: '0',
      notes: '0',
      files: '2',
      conclusion: 'failure',
      'sarif-file': 'mcpdesc-check.sarif',
      'json-file': 'out/a.json',
    });
    expect(await results()).toEqual(['a.mcpdesc.json']);
    expect(JSON.parse(await job.read('out/a.json')).summary.errors).toBe(1);
    expect(summary).toContain('a.mcpdesc.json');
    expect(stdout).toContain('a.mcpdesc.json:2:14 error: ');
    const [annotation, verdict, ...more] = commands(stdout);
    expect(annotation).toMatch(/^::error file=a\.mcpdesc\.json,line=2,endLine=2,col=14,/);
    expect(verdict).toBe('::error::MCP Description Check: 1 error in 2 files.');
    expect(more).toEqual([]);
  });

  test('without findings the step passes, and SARIF is there to close old alerts', async () => {
    const { status, outputs, stdout } = await start({ 'a.mcpdesc.json': valid });
    expect(status).toBe(0);
    expect(outputs).toMatchObject({ errors: '0', files: '1', conclusion: 'success' });
    expect(commands(stdout)).toEqual([]);
    expect(await results()).toEqual([]);
  });

  test('fail-on never: the error is reported, and the step passes', async () => {
    const { status, outputs } = await start({ 'a.mcpdesc.json': broken }, { inputs: { 'fail-on': 'never' } });
    expect(status).toBe(0);
    expect(outputs).toMatchObject({ errors: '1', conclusion: 'success' });
    expect(await results()).toEqual(['a.mcpdesc.json']);
  });

  test('a file that was named and is not there fails the step whatever fail-on says', async () => {
    const { status, outputs } = await start(
      { 'a.mcpdesc.json': valid },
      { inputs: { files: 'a.mcpdesc.json\nmissing.json', 'fail-on': 'never' } },
    );
    expect(status).toBe(1);
    expect(outputs).toMatchObject({ files: '1', conclusion: 'failure' });
  });
});

test('nothing that a file is called or holds becomes a command of the runner', async () => {
  const name = '::add-mask::x,line=1##[error].mcpdesc.json';
  const { stdout } = await start({ [name]: '{ "a": ::warning::x ##[error]y\n::error::z' });
  expect(commands(stdout).map((line) => /^::(.*?)[ :]/.exec(line)?.[1])).toEqual(['error', 'error']);
  // The runner looks for the old form anywhere, but not in lines that are commands of the new form.
  expect(stdout.split('\n').filter((line) => line.includes('##[') && !line.startsWith('::'))).toEqual([]);
});

test('the JSON report is the one that the command line writes', async () => {
  const files = { 'a.mcpdesc.json': broken, 'sub/b.mcpdesc.yaml': 'mcpdesc: 0.8.0\n', 'c.mcpdesc.json': valid };
  await start(files, { inputs: { 'json-file': 'out/report.json' } });
  expect(await job.read('out/report.json')).toBe(await job.commandLine('--format', 'json'));
});

describe('inputs', () => {
  test('a wrong word is one clear error, and nothing is checked', async () => {
    const { status, outputs, stdout } = await start({ 'a.mcpdesc.json': valid }, { inputs: { 'fail-on': 'eror' } });
    expect(status).toBe(1);
    expect(outputs).toEqual({ conclusion: 'failure' });
    expect(stdout).toBe(
      '::error::The input fail-on is one of error, warning, note, never, not "eror"; did you mean "error"?\n',
    );
    expect(await readdir(job.workspace)).toEqual(['a.mcpdesc.json']);
  });

  test('files: one pattern a line, and ! excludes', async () => {
    const files = { 'x/a.json': broken, 'x/b.json': broken, 'x/deep/c.yaml': '"', 'y.mcpdesc.json': broken };
    await start(files, { inputs: { files: 'x/**/*.{json,yaml}\n\n  !**/b.json  ' } });
    expect(await results()).toEqual(['x/a.json', 'x/deep/c.yaml']);
  });

  test('working-directory: patterns start there, and reports name files from the workspace', async () => {
    const files = { 'sub/dir/a.mcpdesc.json': broken, 'b.mcpdesc.json': broken };
    const { stdout, summary } = await start(files, {
      inputs: { 'working-directory': 'sub', 'json-file': 'a.json', files: 'dir/*' },
    });
    const path = 'sub/dir/a.mcpdesc.json';
    expect(await results()).toEqual([path]);
    expect(JSON.parse(await job.read('a.json')).files.map((file: { path: string }) => file.path)).toEqual([path]);
    expect(commands(stdout)[0]).toContain(`file=${path},`);
    expect(summary).toContain(`/blob/${'c'.repeat(40)}/${path}#L2`);
  });

  test('working-directory alone: the default patterns below it', async () => {
    await start(
      { 'sub/a.mcpdesc.json': broken, 'b.mcpdesc.json': broken },
      { inputs: { 'working-directory': './sub/' } },
    );
    expect(await results()).toEqual(['sub/a.mcpdesc.json']);
  });

  test.each([
    ['..', 'The input working-directory is a folder of the workspace, not ".."'],
    ['nowhere', 'The input working-directory names no folder of the workspace'],
  ])('working-directory %s is refused', async (folder, message) => {
    const { status, stdout } = await start({}, { inputs: { 'working-directory': folder } });
    expect({ status, stdout }).toEqual({ status: 1, stdout: `::error::${message}\n` });
  });

  test.each([
    ['warn', 0, /^::warning::No MCP Description file matches /],
    ['error', 1, /^::error .*No MCP Description file matches /],
    ['ignore', 0, undefined],
  ])('if-no-files %s', async (choice, status, command) => {
    const result = await start({ 'readme.txt': '' }, { inputs: { 'if-no-files': choice } });
    expect(result.status).toBe(status);
    if (command === undefined) expect(commands(result.stdout)).toEqual([]);
    else expect(commands(result.stdout)[0]).toMatch(command);
    expect(await results()).toEqual([]);
  });

  test('category becomes that of the SARIF run', async () => {
    await start({ 'a.mcpdesc.json': valid }, { inputs: { category: 'servers' } });
    expect(JSON.parse(await job.read('mcpdesc-check.sarif')).runs[0].automationDetails).toEqual({ id: 'servers/' });
  });

  test('summary false writes none', async () => {
    expect((await start({ 'a.mcpdesc.json': broken }, { inputs: { summary: 'false' } })).summary).toBe('');
  });

  test('annotations none writes none but the verdict', async () => {
    const { stdout } = await start({ 'a.mcpdesc.json': broken }, { inputs: { annotations: 'none' } });
    expect(commands(stdout)).toEqual(['::error::MCP Description Check: 1 error in 1 file.']);
  });
});

describe('a report that cannot be written', () => {
  test('is a warning; the others are written and the verdict stands', async () => {
    job = await Job.begin({ 'a.mcpdesc.json': broken });
    await mkdir(job.path('taken'));
    const { status, outputs, stdout, summary } = await job.run({
      inputs: { 'sarif-file': 'taken', 'json-file': 'a.json' },
    });
    expect(status).toBe(1);
    expect(commands(stdout).map((line) => line.split(/[ :]+/)[1])).toEqual(['warning', 'error', 'error']);
    expect(commands(stdout)[0]).toMatch(/^::warning::The SARIF report could not be written: /);
    expect(outputs).toMatchObject({ errors: '1', conclusion: 'failure', 'json-file': 'a.json' });
    expect(outputs).not.toHaveProperty('sarif-file');
    expect(existsSync(job.path('a.json'))).toBe(true);
    expect(summary).not.toBe('');
  });

  test('a clean run stays green over it', async () => {
    job = await Job.begin({ 'a.mcpdesc.json': valid });
    await mkdir(job.path('taken'));
    const { status, outputs } = await job.run({
      inputs: { 'json-file': 'taken' },
      environment: { GITHUB_STEP_SUMMARY: job.path('taken') },
    });
    expect(status).toBe(0);
    expect(outputs).toMatchObject({ conclusion: 'success', 'sarif-file': 'mcpdesc-check.sarif' });
  });
});
