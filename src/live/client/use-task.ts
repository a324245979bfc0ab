import { useEffect, useRef, useState } from 'react';
import type { Input, Output, TaskName } from '../worker/messages';
import { liveClient } from './client';

/** What a component shows of a task that may take long; nothing of one that was not started. */
export interface TaskState<T = unknown> {
  readonly isRunning?: boolean;
  /** Whether it has run for long enough to be worth a sign of progress. */
  readonly isSlow?: boolean;
  readonly output?: T;
  /** Why it has failed. */
  readonly error?: string;
}

export type Task<K extends TaskName> = ReturnType<typeof useTask<K>>;

const SLOW_MS = 200;
/** A program that runs longer is stopped. */
const RUN_LIMIT_MS = 5000;

/** A task that ends by itself, after the time limit, or when the reader stops it or leaves. */
export function useTask<K extends TaskName>(task: K) {
  const [state, setState] = useState<TaskState<Output<K>>>({});
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  const start = (input: Input<K>) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const show = (next: TaskState<Output<K>>) => {
      if (current.current === controller) setState(next);
    };
    show({ isRunning: true });
    const sign = setTimeout(() => show({ isRunning: true, isSlow: true }), SLOW_MS);
    liveClient
      .request(task, input, { signal: controller.signal, limitMs: RUN_LIMIT_MS })
      .then(
        (output) => show({ output }),
        (error: unknown) => show({ error: reason(error, controller.signal) }),
      )
      .finally(() => clearTimeout(sign));
  };
  return {
    ...state,
    start,
    stop: () => current.current?.abort(),
    /** Forgets the last output. */
    clear: () => {
      current.current?.abort();
      current.current = null;
      setState({});
    },
  };
}

function reason(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'You stopped the program.';
  return error instanceof Error ? error.message : String(error);
}
