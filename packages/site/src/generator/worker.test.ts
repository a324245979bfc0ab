import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tinySite } from '../../../../tests/helpers/tiny-site';
import { runWorker } from './worker';

/** Runs code as a worker script of the generator. */
async function run(code: string, data?: unknown): Promise<unknown> {
  const folder = await tinySite({ 'search-worker.mjs': code });
  return runWorker(relative(import.meta.dirname, join(folder, 'search-worker.mjs')), data);
}

describe('a worker of the build', () => {
  it('receives its data and posts its result', async () => {
    const code = `import { parentPort, workerData } from 'node:worker_threads';
      parentPort.postMessage([{ file: 'search-index/2.0.0.json', content: workerData }]);`;
    expect(await run(code, '{}')).toEqual([{ file: 'search-index/2.0.0.json', content: '{}' }]);
  });

  it('rejects with the reason if it fails', async () => {
    await expect(run("throw new Error('out of memory')")).rejects.toThrow(
      /^The worker .*search-worker\.mjs failed: out of memory$/,
    );
  });

  it('rejects if it exits without a result', async () => {
    await expect(run('process.exit(3)')).rejects.toThrow(
      /^The worker .*search-worker\.mjs stopped with exit code 3\.$/,
    );
  });
});
