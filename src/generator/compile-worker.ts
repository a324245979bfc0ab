/** Compiles half of the texts of a first build in a worker thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { compileTexts, secondHalf } from '../content/compile-texts';
import { compileJobs, readSources, type SourceOptions } from '../content/sources';

const options: SourceOptions = workerData;
// The main thread reads the same sources and reports their problems.
const sources = await readSources(options, () => {});
const { library } = sources;
const { versions } = options;

parentPort?.postMessage(await compileTexts(secondHalf(compileJobs(sources)), { library, versions }));
