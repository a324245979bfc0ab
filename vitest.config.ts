import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The packages of this project are used by their sources.
const conditions = ['@ligo-docs/source', 'module', 'node', 'development|production'];

/**
 * Unit tests are next to their source, component tests are `.dom.test` files; property tests are in
 * tests/fuzz; tests/conformance and tests/search check the built dist/. `.full.test` files take long and run only in
 * `npm run test:full`.
 */
export default defineConfig({
  resolve: {
    alias: { '#site-config': fileURLToPath(new URL('./site.config.ts', import.meta.url)) },
    conditions,
  },
  ssr: { resolve: { conditions } },
  test: {
    // Hooks build small sites, and a busy machine must not fail tests.
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        // Unit tests keep no state, so files share a process: loading the grammars once saves 2/3 of time.
        test: {
          name: 'unit',
          isolate: false,
          include: ['{packages,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['bench/.work/**', '**/*.{dom,full}.test.{ts,tsx}'],
          // The build runs in parallel, and a busy machine must not fail tests.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          isolate: false,
          setupFiles: 'tests/helpers/fresh-page.ts',
          include: ['packages/*/src/**/*.dom.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          isolate: false,
          include: ['tests/fuzz/**/*.test.ts'],
          setupFiles: 'tests/fuzz/setup.ts',
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          // No file changes dist/, so files that read all pages can share the cached contents.
          isolate: false,
          include: ['tests/{conformance,search}/**/*.test.ts'],
          exclude: ['**/*.full.test.ts'],
          testTimeout: 60_000,
          // Nothing else runs in parallel.
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'full',
          isolate: false,
          include: ['{packages,scripts,bench,tests}/**/*.full.test.ts'],
          exclude: ['bench/.work/**'],
          testTimeout: 300_000,
          // Nothing else runs in parallel.
          maxWorkers: '100%',
        },
      },
    ],
  },
});
