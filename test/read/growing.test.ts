import { expect, test } from 'vitest';
import { GrowingTree } from '../../src/read/growing.ts';
import { ArrayNode, NumberNode, ObjectNode, pointer, toValue } from '../../src/read/index.ts';

const number = (value: number) => new NumberNode(value, value + 1, value);

test('members and items of open collections do not mix, whatever nests in what', () => {
  const tree = new GrowingTree();
  const root = new ObjectNode(0, 0);
  tree.add(root);
  tree.expect('a', 1, 2);
  tree.add(number(1));
  tree.expect('list', 2, 3);
  tree.add(new ArrayNode(3, 3));
  tree.add(number(2));
  tree.add(new ObjectNode(4, 4));
  tree.expect('inner', 5, 6);
  tree.add(number(3));
  tree.close(7);
  tree.add(number(4));
  expect(tree.count).toBe(3);
  tree.close(8);
  tree.expect('b', 8, 9);
  const last = number(5);
  tree.add(last);
  expect(tree.count).toBe(3);
  tree.close(10);
  expect(tree.open).toBeUndefined();
  expect(toValue(root)).toEqual({ a: 1, list: [2, { inner: 3 }, 4], b: 5 });
  expect(pointer(last)).toBe('/b');
  expect(root.end).toBe(10);
});

test.each([3, 8, 9, 40])(
  'finds each of %i members, the last of a repeated name, and none of another object',
  (count) => {
    const tree = new GrowingTree();
    tree.add(new ObjectNode(0, 0));
    tree.expect('outer', 0, 0);
    tree.add(number(0));
    tree.expect('object', 0, 0);
    tree.add(new ObjectNode(0, 0));
    for (let index = 0; index < count; index += 1) {
      expect(tree.member(`m${index}`)).toBeUndefined();
      tree.expect(`m${index}`, index, index);
      tree.add(number(index));
      expect(tree.member(`m${index}`)?.keyStart).toBe(index);
    }
    tree.expect('m0', 99, 99);
    tree.add(number(99));
    expect(tree.member('m0')?.keyStart).toBe(99);
    expect(tree.member('outer')).toBeUndefined();
    tree.close(100);
    expect(tree.member('outer')?.value).toMatchObject({ value: 0 });
    expect(tree.member('m1')).toBeUndefined();
  },
);
