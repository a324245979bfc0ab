import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST, filesOf } from '../helpers/dist';

/** All scripts that the worker of samples may load, directly or indirectly. */
function workerScripts(): string[] {
  const scripts = filesOf(DIST).filter((file) => /^assets\/[^/]+\.js$/.test(file));
  const found = new Set(scripts.filter((file) => file.includes('worker-entry-')));
  for (const file of found) {
    const code = readFileSync(join(DIST, file), 'utf8');
    for (const [, name] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) found.add(`assets/${name}`);
  }
  return [...found];
}

test('the worker of samples loads none of the scripts that need a page', () => {
  const scripts = workerScripts();
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((file) => /\/(?:app|entry|react)-/.test(file))).toEqual([]);
});
