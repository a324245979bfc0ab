import { test } from 'vitest';
import { expectSameValues } from './helpers/differential-generated';

/** `GENERATED_RUNS` and `GENERATED_SEED` ask for others. */
const { GENERATED_RUNS = '5000', GENERATED_SEED } = process.env;

test(
  `${GENERATED_RUNS} generated programs have the same values evaluated and compiled`,
  () => expectSameValues(Number(GENERATED_RUNS), GENERATED_SEED ? Number(GENERATED_SEED) : undefined),
  1_800_000,
);
