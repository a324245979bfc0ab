import type { ReactNode } from 'react';
import type { TaskState } from '../client/use-task';

/** A line about what was done, which screen readers read out. */
export function Status({ kind, children }: { kind: 'passed' | 'failed' | 'busy'; children: ReactNode }) {
  return (
    <p role="status" className={`live-status is-${kind}`}>
      {children}
    </p>
  );
}

/** That a task takes its time, or why it has failed. */
export function TaskStatus({ state }: { state: TaskState<unknown> }) {
  if (state.kind === 'failed') return <Status kind="failed">{state.message}</Status>;
  return state.kind === 'running' && state.isSlow ? <Status kind="busy">Running…</Status> : null;
}
