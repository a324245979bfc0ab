/** Runs beside the build and compiles its share of the texts. */
import { parentPort, workerData } from 'node:worker_threads';
import { compileShare } from '../content/compile-texts';
import { compileJobs, readSources } from '../content/sources';
import type { HelperOptions } from './compile-helper';

const { queue, ...options } = workerData as HelperOptions;
// The build itself reports what is wrong with the sources.
const sources = await readSources(options, () => {});
const jobs = compileJobs(sources, options.versions);

parentPort?.postMessage(compileShare(jobs, sources.library, queue));
