import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CompileHelper } from '../content/compile-texts';
import { type SharedQueue, sharedQueue } from '../content/shared-queue';
import type { SourceOptions } from '../content/sources';
import type { Compiled } from '../markdown/compile';

/** What the second thread is told. */
export interface HelperOptions extends SourceOptions {
  readonly queue: SharedQueue;
}

/** A second thread that reads the sources and compiles texts at once, while the build begins with other things. */
export function startHelper({ root, versions, includeDrafts }: SourceOptions): CompileHelper {
  const queue = sharedQueue();
  const worker = new Worker(new URL('./compile-worker.mjs', import.meta.url), {
    workerData: { root, versions, includeDrafts, queue } satisfies HelperOptions,
  });
  return { queue, compiled: answerOf(worker) };
}

async function answerOf(worker: Worker): Promise<ReadonlyMap<string, Compiled>> {
  const [compiled] = (await once(worker, 'message')) as [ReadonlyMap<string, Compiled>];
  return compiled;
}
