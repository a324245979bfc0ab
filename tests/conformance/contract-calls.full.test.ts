import { expect, test } from 'vitest';
import { firstCalls, WITHOUT_NOTATION } from '../helpers/first-calls';

test('the contract panels of all samples start with a call that the checker accepts', {
  timeout: 300_000,
}, async () => {
  const { count, refused, empty } = await firstCalls(1);
  expect(count).toBeGreaterThan(800);
  expect(refused).toEqual([]);
  expect(empty.filter((type) => !WITHOUT_NOTATION.test(type))).toEqual([]);
});
