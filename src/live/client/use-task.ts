import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Input, Output, TaskName } from '../worker/serve';
import { liveClient, toError } from './live-client';

/** The state of a task that may take long; empty before it is started. */
export interface TaskState<T = unknown> {
  readonly isRunning?: boolean;
  /** Whether it has run long enough to show a progress indicator. */
  readonly isSlow?: boolean;
  readonly output?: T;
  /** Why it failed. */
  readonly error?: string;
}

export type Task<K extends TaskName> = ReturnType<typeof useTask<K>>;

const SLOW_MS = 200;

/**
 * A task that ends by itself, at the time limit, when the reader stops it, or on unmount. When its subject
 * changes, the task is stopped and its output cleared.
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
    // The second click of a double click.
    if (state.isRunning) return;
    const controller = new AbortController();
    current.current = controller;
    const show = (next: TaskState<Output<K>>) => {
      if (current.current === controller) setState(next);
    };
    // The last output stays for a moment, so that nothing flickers if the next one is there soon.
    show({ isRunning: true, output: state.output });
    const timer = setTimeout(() => show({ isRunning: true, isSlow: true }), SLOW_MS);
    liveClient
      .request(task, input, controller.signal)
      .then(
        (output) => show({ output }),
        (error: unknown) => show({ error: toError(error).message }),
      )
      .finally(() => clearTimeout(timer));
  };
  const stop = () => current.current?.abort(new Error('You stopped the program.'));
  return { ...state, start, stop, clear };
}
