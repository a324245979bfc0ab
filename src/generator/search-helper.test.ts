import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { runSearchWorker } from './search-helper';

const run = (code: string) => runSearchWorker(new Worker(code, { eval: true }));

describe('the search worker of a build', () => {
  it('sends its files', async () => {
    const files = [{ file: 'search-index/2.0.0.json', content: '{}' }];
    const code = `require('node:worker_threads').parentPort.postMessage(${JSON.stringify(files)})`;
    expect(await run(code)).toEqual(files);
  });

  it('ends the build with its reason when it fails', async () => {
    await expect(run("throw new Error('out of memory')")).rejects.toThrow(
      'The search index could not be built: out of memory',
    );
  });

  it('ends the build when it ends without files', async () => {
    await expect(run('process.exit(3)')).rejects.toThrow(
      'The search index could not be built: its worker ended with exit code 3.',
    );
  });
});
