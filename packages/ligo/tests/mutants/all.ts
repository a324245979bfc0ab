/**
 * The tests of some rooms in one file, for mutation testing: it runs the tests of a file in a new worker for each
 * change, and loading the modules again for each file would take longer than most tests.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

/** Compared with other folders of the repository, or too slow for this. */
const EXCLUDED = /\/(accepted-programs|highlight-type|compile-expression|translate|[\w-]+\.full)\.test\.ts$/;

/** Set by `npm run mutants`. */
const { MUTANTS_TESTS: rooms = 'syntax types evaluate chain tools' } = process.env;

const files = rooms
  .split(' ')
  .flatMap((room) =>
    readdirSync(join(SRC, room), { recursive: true }).map((file) => join(SRC, room, String(file))),
  )
  .filter((file) => file.endsWith('.test.ts') && !EXCLUDED.test(file.replaceAll('\\', '/')));

/** Stryker stops at the first test that notices a change: small files are usually quick. */
const sizeOf = (file: string): number => statSync(file).size;

for (const file of files.toSorted((a, b) => sizeOf(a) - sizeOf(b))) {
  describe(file.slice(SRC.length + 1), async () => {
    await import(file);
  });
}
