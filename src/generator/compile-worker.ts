/** Compiles half of the texts of a first build in a worker thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { compileTexts, secondHalf } from '../content/compile-texts';
import { compileJobs, readSources, type SourceOptions } from '../content/sources';

const options: SourceOptions = workerData;
// The main thread reads the same sources and reports their problems.
const sources = await readSources(options, () => {});
const jobs = secondHalf(compileJobs(sources, options.versions));

parentPort?.postMessage(await compileTexts(jobs, { library: sources.library }));
