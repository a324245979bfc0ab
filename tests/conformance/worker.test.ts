import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST, filesOf } from '../helpers/dist';

const scripts = filesOf(DIST).filter((file) => /^assets\/[^/]+\.js$/.test(file));

/** The files that a script names, to import them now or later. */
function namedIn(script: string, name = /["'`]\.\/([\w.-]+\.js)["'`]/g): string[] {
  return [...readFileSync(join(DIST, script), 'utf8').matchAll(name)].map(([, file]) => `assets/${file}`);
}

/** All scripts that the worker of samples may load, directly or indirectly. */
function workerScripts(): string[] {
  const found = new Set(scripts.filter((file) => file.includes('worker-entry-')));
  for (const file of found) for (const named of namedIn(file)) found.add(named);
  return [...found];
}

test('the worker of samples loads none of the scripts that need a page', () => {
  const found = workerScripts();
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((file) => /\/(?:app|entry|react)-/.test(file))).toEqual([]);
});

test('scripts do not import each other in a circle, because code could run before what it needs', () => {
  const imports = (file: string) => namedIn(file, /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
  for (const script of scripts) {
    const reached = new Set(imports(script));
    for (const file of reached) for (const next of imports(file)) reached.add(next);
    expect(reached).not.toContain(script);
  }
});
