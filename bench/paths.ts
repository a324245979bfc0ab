/** The folders of the benchmark. Everything under .work can be deleted; the next run recreates it. */
import { join } from 'node:path';

/** The project root: scripts/run.mjs starts every command there. */
export const ROOT = process.cwd();
export const BENCH = join(ROOT, 'bench');
export const WORK = join(BENCH, '.work');
export const RESULTS = join(WORK, 'results');
