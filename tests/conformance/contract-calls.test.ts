/** `npm run test:full` calls the contracts of all pages. */
import { expect, test } from 'vitest';
import { firstCalls, WITHOUT_NOTATION } from '../helpers/first-calls';

test('the contract panels of every tenth page start with a call that the checker accepts', {
  timeout: 300_000,
}, async () => {
  const { count, refused, empty } = await firstCalls(10);
  expect(count).toBeGreaterThan(40);
  expect(refused).toEqual([]);
  expect(empty.filter((type) => !WITHOUT_NOTATION.test(type))).toEqual([]);
});
