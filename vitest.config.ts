import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Unit tests stand beside their source; tests/conformance holds the finished dist/ against what was promised. */
export default defineConfig({
  resolve: { alias: { '#site-config': fileURLToPath(new URL('./site.config.ts', import.meta.url)) } },
  test: {
    projects: [
      {
        extends: true,
        // Units keep no state, so their files share one world: loading the grammars once saves two thirds of the time.
        test: {
          name: 'unit',
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'tests/search/**/*.test.ts'],
        },
      },
      {
        extends: true,
        // Many cases that chance has made; each test tells its seed, see tests/helpers/chance.ts.
        test: { name: 'fuzz', isolate: false, include: ['tests/fuzz/**/*.test.ts'], testTimeout: 300_000 },
      },
      {
        extends: true,
        // One file after the other: some of them measure time.
        test: {
          name: 'conformance',
          include: ['tests/conformance/**/*.test.ts'],
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
