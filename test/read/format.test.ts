import { describe, expect, it, vi } from 'vitest';
import { readText } from './sources.ts';

describe('the format of a file', () => {
  it.each([
    ['a.json', 'json'],
    ['A.JSON', 'json'],
    ['a.mcpdesc.json', 'json'],
    ['a.yaml', 'yaml'],
    ['a.YML', 'yaml'],
    ['json.yml', 'yaml'],
  ])('%s is %s, whatever it holds', (path, format) => {
    // Only in JSON is the trailing comma a fault, only YAML ends at the marker.
    expect(readText(path, '{"a":1,}').tree === undefined).toBe(format === 'json');
    expect(readText(path, 'a: 1').tree === undefined).toBe(format === 'json');
  });

  it.each([
    ['{"a":1,}', 'json'],
    ['\uFEFF \r\n\t[1,]', 'json'],
    ['a: {b: 1,}', 'yaml'],
    ['"a"', 'yaml'],
    ['# {\n{a: 1,}', 'yaml'],
  ])('without a known extension follows from the first character: %j is %s', (text, format) => {
    for (const path of ['description', 'a.txt', 'json']) {
      expect(readText(path, text).tree === undefined).toBe(format === 'json');
    }
  });
});

describe('the YAML readers', () => {
  const bytes = new TextEncoder().encode('a: 1');
  const tagged = new TextEncoder().encode('a: !!str 1');

  async function fresh() {
    vi.resetModules();
    const loaded: string[] = [];
    for (const name of ['yaml', 'yaml-events']) {
      vi.doMock(`../../src/read/${name}.ts`, async (original) => {
        loaded.push(name);
        return original();
      });
    }
    return { loaded, ...(await import('../../src/read/index.ts')) };
  }

  it('are missed by a clear error where nobody prepared for them', async () => {
    const { loaded, prepare, read } = await fresh();
    await prepare(['a.json', 'b.JSON']);
    expect(read({ path: 'a.json', bytes: new TextEncoder().encode('[]') }).tree).toMatchObject({ type: 'array' });
    expect(() => read({ path: 'a.yaml', bytes })).toThrow('await prepare');
    expect(loaded).toEqual([]);
  });

  it.each(['a.yaml', 'a.yml', 'description'])('are there after preparing for %s', async (path) => {
    const { prepare, read } = await fresh();
    await prepare(['a.json', path]);
    for (const one of [bytes, tagged]) expect(read({ path, bytes: one }).tree).toMatchObject({ type: 'object' });
  });

  it('are loaded as a text needs them, and only once', async () => {
    const { loaded, read, withReaders } = await fresh();
    let started = 0;
    const typeOf = (path: string, text: Uint8Array) =>
      withReaders(() => {
        started += 1;
        return read({ path, bytes: text }).tree?.type;
      });
    const steps: unknown[] = [];
    for (const [path, text] of [
      ['a.json', new TextEncoder().encode('[]')],
      ['a.yaml', bytes],
      ['a.yaml', tagged],
      ['a.yaml', tagged],
    ] as const) {
      started = 0;
      steps.push([await typeOf(path, text), started, loaded.join()]);
    }
    expect(steps).toEqual([
      ['array', 1, ''],
      ['object', 2, 'yaml-events'],
      ['object', 2, 'yaml-events,yaml'],
      ['object', 1, 'yaml-events,yaml'],
    ]);
  });

  it('leave other errors of the work alone', async () => {
    const { withReaders } = await fresh();
    await expect(
      withReaders(() => {
        throw new RangeError('of another kind');
      }),
    ).rejects.toThrow(RangeError);
  });
});
