/** The client of the worker: requests as promises. The next request replaces a stopped or failed worker. */
import { isTooOldFor, TOO_OLD } from '../../model/too-old';
import type { LiveProgram } from '../protocol/program';
import type { Input, Output, Stage, TaskName, WorkerReply } from '../worker/serve';

type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Pending {
  readonly resolve: (output: Output<TaskName>) => void;
  readonly reject: (error: unknown) => void;
  readonly program: LiveProgram | undefined;
  /** What the worker is doing for it. */
  stage?: Stage;
  timer?: ReturnType<typeof setTimeout>;
}

const SECOND = 1000;

/** A worker that takes longer for one program is stopped. */
const LIMITS: Readonly<Record<Stage, { readonly ms: number; readonly message: string }>> = {
  check: {
    ms: 10 * SECOND,
    message: 'It took more than 10 seconds, so the check was stopped. Change the program to check it again.',
  },
  run: { ms: 5 * SECOND, message: 'The program was stopped after 5 seconds.' },
};

/** Stopping a task terminates its worker: other pending requests are sent again to the next one. */
const REPLACED = new Error('The worker was replaced.');
const NOT_LOADED = new Error('The script could not be loaded. Check your connection, then try again.');

export function createClient(start: () => Promise<WorkerLike>) {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let worker: Promise<WorkerLike> | undefined;
  /** The last program whose check did not end, and why: it is not sent again. */
  let endless: { readonly program: LiveProgram; readonly error: unknown } | undefined;

  const takePending = (id: number): Pending | undefined => {
    const found = pending.get(id);
    clearTimeout(found?.timer);
    pending.delete(id);
    return found;
  };
  const endWorker = (error: unknown) => {
    worker?.then((running) => running.terminate()).catch(() => {});
    worker = undefined;
    for (const id of [...pending.keys()]) takePending(id)?.reject(error);
  };
  /** Ends the worker because of one task. A program that was being checked would keep the next worker busy, too. */
  const stop = (id: number, error: unknown) => {
    const checked = [...pending.values()].find(({ stage }) => stage === 'check')?.program;
    if (checked) endless = { program: checked, error };
    for (const [other, { program }] of [...pending])
      if (other === id || isSame(program, endless?.program)) takePending(other)?.reject(error);
    endWorker(REPLACED);
  };
  const failLoading = (reason: unknown) => endWorker(isTooOldFor(reason) ? new Error(TOO_OLD) : NOT_LOADED);
  const receive = ({ data }: MessageEvent<WorkerReply>) => {
    const item = pending.get(data.id);
    if ('error' in data) takePending(data.id)?.reject(new Error(data.error));
    else if ('output' in data) takePending(data.id)?.resolve(data.output);
    else if (item) {
      const { ms, message } = LIMITS[data.started];
      clearTimeout(item.timer);
      item.stage = data.started;
      item.timer = setTimeout(stop, ms, data.id, new Error(message));
    }
  };
  const open = async (): Promise<WorkerLike> => {
    const opened = await start();
    opened.addEventListener('error', failLoading);
    opened.addEventListener('message', receive);
    return opened;
  };
  const send = <K extends TaskName>(task: K, input: Input<K>, signal?: AbortSignal) =>
    new Promise<Output<K>>((resolve, reject) => {
      signal?.throwIfAborted();
      const program = programIn(input);
      if (endless && isSame(program, endless.program)) throw endless.error;
      const id = ++lastId;
      // The worker replies to a request with the output of its task.
      const resolveAny = resolve as (output: Output<TaskName>) => void;
      pending.set(id, { resolve: resolveAny, reject, program });
      signal?.addEventListener('abort', () => pending.has(id) && stop(id, signal.reason));
      worker ??= open();
      worker.then((ready) => pending.has(id) && ready.postMessage({ id, task, input }), failLoading);
    });

  return {
    /** Each task has a time limit, which starts once its code is loaded; a signal stops it before. */
    async request<K extends TaskName>(task: K, input: Input<K>, signal?: AbortSignal): Promise<Output<K>> {
      for (;;) {
        try {
          return await send(task, input, signal);
        } catch (error) {
          if (error !== REPLACED) throw error;
        }
      }
    },
  };
}

function programIn(input: Input<TaskName>): LiveProgram | undefined {
  if ('program' in input) return input.program;
  return 'text' in input ? input : undefined;
}

function isSame(one: LiveProgram | undefined, other: LiveProgram | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const { files = {}, ...own } = one;
  const { files: otherFiles = {}, ...others } = other;
  return equalEntries(own, others) && equalEntries(files, otherFiles);
}

function equalEntries(one: object, other: object): boolean {
  const entries = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return entries.length === others.size && entries.every(([key, value]) => others.get(key) === value);
}
