import { expect, test } from 'vitest';
import { analyseText } from '../../../tests/helpers/analyse-text';
import { run } from '../../tools/run';
import { int, mapOf, text } from './make';
import { isSame } from './same';

const VALUES = `type s = ["A", int] | ["B", int];
const add = (n: int) => (x: int): int => x + n;
const one = add(1);
const one_again = add(1);
const two = add(2);
const record = { f: one, l: list([1, 2]) };
const record_again = { f: one_again, l: list([1, 2]) };
const other_function = { f: two, l: list([1, 2]) };
const longer_list = { f: one, l: list([1, 2, 3]) };
const a: s = A(1);
const b: s = B(1);
`;

test.each([
  ['one', 'one_again', true],
  ['one', 'two', false],
  ['record', 'record_again', true],
  ['record', 'other_function', false],
  ['record', 'longer_list', false],
  ['a', 'b', false],
])('%s and %s are the same value: %s', async (a, b, expected) => {
  const analysis = analyseText(VALUES, 'jsligo');
  expect(analysis.problems).toEqual([]);
  const { values } = await run(analysis);
  const [left, right] = [values.get(a), values.get(b)];
  if (!left || !right) throw new Error('There is no such value.');
  expect(isSame(left, right)).toBe(expected);
});

test('maps are the same if their bindings are, in whatever order they were added', () => {
  const bindings = ['a', 'b', 'c'].map((name, index) => [int(BigInt(index)), text(name)] as const);
  expect(isSame(mapOf(bindings), mapOf(bindings.toReversed()))).toBe(true);
  expect(isSame(mapOf(bindings), mapOf(bindings.slice(1)))).toBe(false);
  expect(isSame(mapOf(bindings), mapOf([...bindings, [int(0n), text('z')]]))).toBe(false);
});
