import { test } from 'vitest';
import { expectSameValues } from './helpers/differential-generated';

test(
  '200 generated programs have the same values evaluated and compiled',
  () => expectSameValues(200),
  240_000,
);
