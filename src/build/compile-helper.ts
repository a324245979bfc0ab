import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CompileHelper } from '../content/compile-texts';
import type { SourceOptions } from '../content/sources';
import type { Compiled } from '../markdown/compile';

export interface StoppableHelper extends CompileHelper {
  readonly stop: () => Promise<unknown>;
}

/** A second thread that compiles texts. It reads the sources at once, while the build does the same. */
export function startHelper({ root, versions, includeDrafts }: SourceOptions): StoppableHelper {
  const worker = new Worker(new URL('./compile-worker.mjs', import.meta.url), {
    workerData: { root, versions, includeDrafts },
  });
  return {
    async compile(files) {
      worker.postMessage(files);
      const [compiled] = (await once(worker, 'message')) as [ReadonlyMap<string, Compiled>];
      return compiled;
    },
    stop: () => worker.terminate(),
  };
}
