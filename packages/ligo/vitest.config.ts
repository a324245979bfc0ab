import { defineConfig } from 'vitest/config';

/** What mutation testing runs. The project's own configuration runs the tests of the package one by one. */
export default defineConfig({
  test: { include: ['tests/mutants/all.ts'], testTimeout: 60_000 },
});
