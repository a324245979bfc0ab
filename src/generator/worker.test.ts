import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { resultOf } from './worker';

const run = (code: string) => resultOf(new Worker(code, { eval: true }), 'search-worker.mjs');

describe('a worker of the build', () => {
  it('sends its result', async () => {
    const files = [{ file: 'search-index/2.0.0.json', content: '{}' }];
    const code = `require('node:worker_threads').parentPort.postMessage(${JSON.stringify(files)})`;
    expect(await run(code)).toEqual(files);
  });

  it('ends the build with its reason when it fails', async () => {
    await expect(run("throw new Error('out of memory')")).rejects.toThrow(
      'The worker search-worker.mjs failed: out of memory',
    );
  });

  it('ends the build when it stops without a result', async () => {
    await expect(run('process.exit(3)')).rejects.toThrow(
      'The worker search-worker.mjs stopped with exit code 3.',
    );
  });
});
