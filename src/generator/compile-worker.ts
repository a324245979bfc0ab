/** Compiles half of the texts of a first build in a worker thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { compileTexts, secondHalf } from '../content/compile-texts';
import { languagesOf } from '../content/samples/languages';
import { compileJobs, readSources, type SourceOptions } from '../content/sources';

const options: SourceOptions = workerData;
// The main thread reads the same sources and reports their problems.
const sources = await readSources(options, () => {});
const jobs = secondHalf(compileJobs(sources, options.versions));

const { library } = sources;
const languageOf = languagesOf(library.modules, options.versions);

parentPort?.postMessage(await compileTexts(jobs, { library, languageOf }));
