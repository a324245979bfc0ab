/** Answers the requests of the page, one after the other. */
import type { Input, Output, TaskName, TaskRequest, WorkerReply } from '../protocol/messages';
import { analysisTasks } from './analysis-tasks';
import { openPrograms } from './programs';
import { callTask, runTask } from './run-task';

/** A task says when everything that it needs is loaded. */
type TaskTable = { readonly [K in TaskName]: (input: Input<K>, onStart: () => void) => Promise<Output<K>> };

export function serve(scope: DedicatedWorkerGlobalScope): void {
  const programs = openPrograms(fetchJson);
  const tasks: TaskTable = { ...analysisTasks(programs), run: runTask(programs), call: callTask(programs) };
  const reply = (message: WorkerReply) => scope.postMessage(message);
  const perform = <K extends TaskName>({ id, task, input }: TaskRequest<K>): Promise<Output<K>> =>
    tasks[task](input, () => reply({ id, started: true }));
  scope.addEventListener('message', ({ data }: MessageEvent<TaskRequest>) => {
    const { id } = data;
    perform(data).then(
      (output) => reply({ id, output }),
      (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
    );
  });
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with status ${response.status}.`);
  return response.json();
}
