import type { SearchAnswer, SearchProvider, SearchRequest, TellForeseen } from '../../model/search';
import { remember } from '../../search/engine/remember';
import type { AnswerJson, WorkerReply, WorkerRequest } from '../../search/messages';

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly onMore?: (answer: SearchAnswer) => void;
}

interface Foreseeing {
  readonly id: number;
  readonly request: SearchRequest;
  readonly tell: TellForeseen;
}

const MOST_WAITING = 50;
const MOST_READ = 60;

const decoder = new TextDecoder();

/** Local search, done by a worker. A worker that fails is replaced at the next question. */
export function workerProvider(start: () => Worker): SearchProvider {
  let worker: Worker | undefined;
  let lastId = 0;
  let foreseeing: Foreseeing | undefined;
  const waiting = new Map<number, Waiting>();
  // The same answer is the same object, so that what shows it need not be shown anew.
  const read = remember((json: AnswerJson) => JSON.parse(json) as SearchAnswer, MOST_READ);

  const fail = (error: Error) => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const hear = ({ data: reply }: MessageEvent<WorkerReply>) => {
    if ('foreseen' in reply) hearForeseen(reply);
    else hearAnswer(reply);
  };
  const hearForeseen = ({ id, foreseen }: Extract<WorkerReply, { foreseen: unknown }>) => {
    if (foreseeing?.id !== id) return;
    const { request, tell } = foreseeing;
    for (const { query, answer } of foreseen) tell({ ...request, query }, () => read(decoder.decode(answer)));
  };
  const hearAnswer = (reply: Exclude<WorkerReply, { foreseen: unknown }>) => {
    const asked = waiting.get(reply.id);
    if (!asked) return;
    if ('error' in reply) asked.reject(new Error(reply.error));
    else if (reply.more) asked.onMore?.(read(reply.answer));
    else asked.resolve(read(reply.answer));
    // Only the newest question can still be made fuller.
    if ('error' in reply || reply.more) waiting.delete(reply.id);
    for (const id of waiting.keys()) if (id < reply.id - MOST_WAITING) waiting.delete(id);
  };
  const running = (): Worker => {
    if (worker) return worker;
    worker = start();
    worker.addEventListener('message', hear);
    worker.addEventListener('error', () => fail(new Error('The search worker failed.')));
    return worker;
  };
  const send = (message: WorkerRequest) => {
    try {
      running().postMessage(message);
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  };

  return {
    search: (request, onMore) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, { resolve, reject, onMore });
        send({ id, request });
      }),
    foresee: (request, tell) => {
      foreseeing = { id: ++lastId, request, tell };
      send({ id: foreseeing.id, request, foresees: true });
    },
  };
}

/** The worker of this site. */
export function startWorker(): Worker {
  return new Worker(new URL('../../search/worker.ts', import.meta.url), { type: 'module' });
}
