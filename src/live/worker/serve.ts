/** Answers the requests of the page, one after the other. */
import { type LibraryEntry, qualifiedName } from '../../ligo/library/entry';
import { complete } from '../../ligo/service/complete';
import { declarations, hover } from '../../ligo/service/hover';
import type { Input, Output, TaskName, TaskRequest, WorkerReply } from '../protocol/messages';
import type { NameInfo } from '../protocol/program';
import { openPrograms, type Programs } from './programs';

/** A task says when everything that it needs is loaded. */
type TaskTable = { readonly [K in TaskName]: (input: Input<K>, onStart: () => void) => Promise<Output<K>> };

export function serve(scope: DedicatedWorkerGlobalScope): void {
  const tasks = tasksOf(openPrograms(fetchJson));
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

function tasksOf({ open, summaries }: Programs): TaskTable {
  return {
    check: async (program) => (await open(program)).problems,
    hover: async ({ program, offset }) => {
      const { analysis, placeOf, offsetOf } = await open(program);
      const found = hover(analysis, offsetOf(offset));
      return found && { ...nameInfo(found.name, found), range: placeOf(found.span) };
    },
    complete: async ({ program, offset }) => {
      const { analysis, offsetOf } = await open(program);
      return complete(analysis, offsetOf(offset)).map((found) => nameInfo(found.label, found));
    },
    summary: async ({ library, name }) => (await summaries(library))[name],
    declarations: async (program) => {
      const { analysis, placeOf } = await open(program);
      return declarations(analysis).map(({ declaration, span }) => ({ declaration, place: placeOf(span) }));
    },
    run: async (program, onStart) => {
      const opened = await open(program);
      if (opened.problems.length > 0) return { kind: 'refused', problems: opened.problems };
      const { reportRun } = await import('./report');
      onStart();
      return { kind: 'done', ...(await reportRun(opened)) };
    },
    call: async ({ program, calls }, onStart) => {
      const opened = await open(program);
      const { reportCall } = await import('./report');
      onStart();
      return reportCall(opened, calls);
    },
  };
}

function nameInfo(name: string, { type, entry }: { type?: string; entry?: LibraryEntry }): NameInfo {
  return { name, type, entry: entry && qualifiedName(entry) };
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with status ${response.status}.`);
  return response.json();
}
