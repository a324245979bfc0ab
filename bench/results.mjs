/** Raw figures, one file per measurement, so that a run can be repeated in parts. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { RESULTS } from './paths.mjs';

/** Stores a measurement with its time and how busy the machine was when it began. */
export async function measured(name, measure) {
  const busy = loadavg()[0];
  const figures = await measure();
  mkdirSync(RESULTS, { recursive: true });
  const stored = { name, at: new Date().toISOString(), busy, ...figures };
  writeFileSync(fileOf(name), `${JSON.stringify(stored, undefined, 1)}\n`);
  return stored;
}

export function isMeasured(name) {
  return existsSync(fileOf(name));
}

export function readResult(name) {
  return isMeasured(name) ? JSON.parse(readFileSync(fileOf(name), 'utf8')) : undefined;
}

/** All that was measured, by name. */
export function readResults() {
  const names = existsSync(RESULTS) ? readdirSync(RESULTS).filter((name) => name.endsWith('.json')) : [];
  return Object.fromEntries(
    names.map((name) => [name.replace(/\.json$/, ''), readResult(name.replace(/\.json$/, ''))]),
  );
}

function fileOf(name) {
  return join(RESULTS, `${name}.json`);
}
