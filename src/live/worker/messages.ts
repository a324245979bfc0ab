/** The messages between the page and the worker. What the worker can do is in `serve.ts`, with the input of each task. */
import type { Tasks } from './serve';

export type TaskName = keyof Tasks;
export type Input<K extends TaskName> = Parameters<Tasks[K]>[0];
export type Output<K extends TaskName> = Awaited<ReturnType<Tasks[K]>>;

export interface TaskRequest<K extends TaskName = TaskName> {
  readonly id: number;
  readonly task: K;
  readonly input: Input<K>;
}

export type WorkerReply =
  /** The worker's code could not be loaded. */
  | { readonly unavailable: string }
  /** Everything that the task needs is loaded: its time starts now. */
  | { readonly id: number; readonly started: true }
  | { readonly id: number; readonly output: Output<TaskName> }
  | { readonly id: number; readonly error: string };
