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
export function TaskStatus({ error, isSlow }: TaskState) {
  if (error !== undefined) return <Status kind="failed">{error}</Status>;
  return isSlow && <Status kind="busy">Running…</Status>;
}
