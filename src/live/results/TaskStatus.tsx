import type { TaskState } from '../client/use-task';

/** That a task takes its time, or why it has failed. */
export function TaskStatus({ state }: { state: TaskState<unknown> }) {
  const message = state.kind === 'failed' ? state.message : undefined;
  if (message === undefined && !(state.kind === 'running' && state.isSlow)) return null;
  return (
    <p role="status" className={`live-status ${message === undefined ? 'is-busy' : 'is-failed'}`}>
      {message ?? 'Running…'}
    </p>
  );
}
