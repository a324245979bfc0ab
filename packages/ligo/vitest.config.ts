import { defineConfig } from 'vitest/config';

/** The package's own tests, as mutation testing runs them: without those that compare the package with its surroundings. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: [
      'src/**/{accepted-programs,highlight-type,compile-expression}.test.ts',
      'src/**/*.full.test.ts',
      'src/{michelson,compile}/**',
    ],
    testTimeout: 60_000,
  },
});
