/** Runs beside the build and compiles the texts that it is asked for. */
import { parentPort, workerData } from 'node:worker_threads';
import { compileTexts } from '../content/compile-texts';
import { compileJobs, readSources, type SourceOptions } from '../content/sources';

const options = workerData as SourceOptions;
// The build itself reports what is wrong with the sources.
const reading = readSources(options, () => {});

parentPort?.once('message', async (files: readonly string[]) => {
  const sources = await reading;
  const wanted = new Set(files);
  const jobs = compileJobs(sources, options.versions).filter(({ file }) => wanted.has(file));
  parentPort?.postMessage(await compileTexts(jobs, { library: sources.library }));
});
