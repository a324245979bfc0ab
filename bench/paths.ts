/** Where the benchmark keeps things. Everything under .work can be deleted; the next run makes it again. */
import { join } from 'node:path';

/** The project's folder: scripts/run.mjs starts every command there. */
export const ROOT = process.cwd();
export const BENCH = join(ROOT, 'bench');
export const WORK = join(BENCH, '.work');
export const RESULTS = join(WORK, 'results');
