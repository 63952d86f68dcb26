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

describe('the YAML reader', () => {
  const bytes = new TextEncoder().encode('a: 1');

  it('is missed by a clear error where nobody prepared for it', async () => {
    vi.resetModules();
    const fresh = await import('../../src/read/index.ts');
    await fresh.prepare(['a.json', 'b.JSON']);
    expect(fresh.read({ path: 'a.json', bytes: new TextEncoder().encode('[]') }).tree).toMatchObject({ type: 'array' });
    expect(() => fresh.read({ path: 'a.yaml', bytes })).toThrow('await prepare');
  });

  it.each(['a.yaml', 'a.yml', 'description'])('is there after preparing for %s', async (path) => {
    vi.resetModules();
    const fresh = await import('../../src/read/index.ts');
    await fresh.prepare(['a.json', path]);
    expect(fresh.read({ path, bytes }).tree).toMatchObject({ type: 'object' });
  });
});
