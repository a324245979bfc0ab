import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Input, Output, TaskName } from '../worker/serve';
import { liveClient, toError } from './live-client';

/** The state of a task that may take long; empty before it is started. */
export interface TaskState<T = unknown> {
  readonly isRunning?: boolean;
  /** Whether it has run long enough to show a progress indicator. */
  readonly isSlow?: boolean;
  /** The last output, until the next one is there. */
  readonly output?: T;
  /** Counts outputs: as a key, it lets screen readers announce an equal one again. */
  readonly turn?: number;
  /** Why it failed. */
  readonly error?: string;
}

export interface Task<K extends TaskName> extends TaskState<Output<K>> {
  /** Resolves to the output; to undefined if the task fails, is stopped, or another one is still running. */
  readonly start: (input: Input<K>) => Promise<Output<K> | undefined>;
  readonly stop: () => void;
  readonly clear: () => void;
}

const SLOW_MS = 200;

/**
 * A task that ends by itself, at the time limit, when the reader stops it, or on unmount. When its subject
 * changes, the task is stopped and its output cleared.
 */
export function useTask<K extends TaskName>(task: K, subject = ''): Task<K> {
  const [state, setState] = useState<TaskState<Output<K>>>({});
  const current = useRef<AbortController>(null);
  const clear = useCallback(() => {
    current.current?.abort();
    current.current = null;
    // A keystroke clears what the one before has cleared: the same state is not rendered again.
    setState((before) => (Object.keys(before).length === 0 ? before : {}));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject has no output yet
  useLayoutEffect(() => clear, [clear, subject]);
  const start = async (input: Input<K>): Promise<Output<K> | undefined> => {
    if (state.isRunning) return undefined;
    const controller = new AbortController();
    current.current = controller;
    const show = (next: TaskState<Output<K>>) => {
      if (current.current === controller) setState(next);
    };
    const { output: last, turn = 0 } = state;
    show({ isRunning: true, output: last, turn });
    const timer = setTimeout(() => show({ isRunning: true, isSlow: true, output: last, turn }), SLOW_MS);
    try {
      const output = await liveClient.request(task, input, controller.signal);
      show({ output, turn: turn + 1 });
      return current.current === controller ? output : undefined;
    } catch (error) {
      show({ error: toError(error).message });
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
  const stop = () => current.current?.abort(new Error('You stopped the program.'));
  return { ...state, start, stop, clear };
}
