/** Where the benchmark keeps things. Everything under .work can be deleted; the next run makes it again. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BENCH = fileURLToPath(new URL('.', import.meta.url));
export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const WORK = join(BENCH, '.work');
export const RESULTS = join(WORK, 'results');
