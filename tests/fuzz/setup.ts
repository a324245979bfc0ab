/**
 * How many cases the property tests try, and from which seed. A failure prints its seed and the smallest failing case;
 * FUZZ_SEED repeats a run, FUZZ_RUNS asks for more or fewer cases.
 */
import fc from 'fast-check';

const { FUZZ_SEED, FUZZ_RUNS } = process.env;

fc.configureGlobal({
  numRuns: Number(FUZZ_RUNS ?? 300),
  ...(FUZZ_SEED && { seed: Number(FUZZ_SEED) }),
});
