import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Input, Output, TaskName } from '../worker/serve';
import { liveClient, toError } from './live-client';

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

/**
 * A task that ends by itself, after the time limit, or when the reader stops it or leaves. What it is about may change: then
 * it is stopped, and its output forgotten.
 */
export function useTask<K extends TaskName>(task: K, subject = '') {
  const [state, setState] = useState<TaskState<Output<K>>>({});
  const current = useRef<AbortController>(null);
  const clear = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setState({});
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject has no output yet
  useLayoutEffect(() => clear, [clear, subject]);
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
      .request(task, input, controller.signal)
      .then(
        (output) => show({ output }),
        (error: unknown) => show({ error: toError(error).message }),
      )
      .finally(() => clearTimeout(sign));
  };
  const stop = () => current.current?.abort(new Error('You stopped the program.'));
  return { ...state, start, stop, clear };
}
