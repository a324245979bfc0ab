/** Raw figures, one file per measurement, so that a run can be repeated in parts. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { FigureKind, FiguresOf } from './figures';
import { RESULTS } from './paths';
import type { SiteName } from './sites';

interface Circumstances {
  readonly at: string;
  /** The load average when the measurement began. */
  readonly busy: number;
}

export type Stored<K extends FigureKind> = FiguresOf<K> & Circumstances;

/** Runs a measurement and stores its figures with the time and the load of the machine. */
export async function measured<K extends FigureKind>(
  kind: K,
  site: SiteName,
  measure: () => FiguresOf<K> | Promise<FiguresOf<K>>,
): Promise<Stored<K>> {
  const busy = loadavg()[0] ?? 0;
  const figures = await measure();
  mkdirSync(RESULTS, { recursive: true });
  const stored = { at: new Date().toISOString(), busy, ...figures };
  writeFileSync(fileOf(kind, site), `${JSON.stringify(stored, undefined, 1)}\n`);
  return stored;
}

export function isMeasured(kind: FigureKind, site: SiteName): boolean {
  return existsSync(fileOf(kind, site));
}

export function readResult<K extends FigureKind>(kind: K, site: SiteName): Stored<K> | undefined {
  return isMeasured(kind, site) ? JSON.parse(readFileSync(fileOf(kind, site), 'utf8')) : undefined;
}

/** The times and loads of all timed measurements. Installing is not timed. */
export function readCircumstances(): Circumstances[] {
  const names = existsSync(RESULTS) ? readdirSync(RESULTS) : [];
  return names
    .filter((name) => name.endsWith('.json') && !name.startsWith('install-'))
    .map((name) => JSON.parse(readFileSync(join(RESULTS, name), 'utf8')));
}

function fileOf(kind: FigureKind, site: SiteName): string {
  return join(RESULTS, `${kind}-${site}.json`);
}
