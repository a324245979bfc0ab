/** Reads what the compiler answered, see tests/evidence/README.md at the root of the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The lines of a set, for example `types-crib`. Mutation testing runs the tests from a folder inside the package. */
export function recorded<Line>(set: string): Line[] {
  const file = join(folderAbove(import.meta.dirname), `${set}.jsonl.gz`);
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

function folderAbove(folder: string): string {
  const evidence = join(folder, 'tests/evidence');
  if (existsSync(evidence)) return evidence;
  const above = dirname(folder);
  if (above === folder) throw new Error('There is no folder tests/evidence above the package.');
  return folderAbove(above);
}

/** In groups of this size, so that there are neither too many tests nor too large ones. */
export function grouped<Item>(items: readonly Item[], size: number): { from: number; items: Item[] }[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => ({
    from: index * size,
    items: items.slice(index * size, (index + 1) * size),
  }));
}
