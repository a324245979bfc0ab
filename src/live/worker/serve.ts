/** What the worker does for the page. */
import { type LibraryEntry, qualifiedName } from '../../ligo/library/entry';
import type { ContractCalls } from '../../ligo/service/call-text';
import { complete } from '../../ligo/service/complete';
import { declarations, hover } from '../../ligo/service/hover';
import type { LiveProgram } from '../protocol/program';
import type { Input, Output, TaskName, TaskRequest, WorkerReply } from './messages';
import { openPrograms } from './programs';

export type Tasks = typeof tasks;

interface AtOffset {
  readonly program: LiveProgram;
  readonly offset: number;
}

const { open, summaries } = openPrograms(async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with status ${response.status}.`);
  return response.json();
});

/** What may run for long says when everything that it needs is loaded. */
const tasks = {
  check: async (program: LiveProgram) => (await open(program)).problems,
  hover: async ({ program, offset }: AtOffset) => {
    const { analysis, placeOf, offsetOf } = await open(program);
    const found = hover(analysis, offsetOf(offset));
    return found && { ...nameInfo(found.name, found), range: placeOf(found.span) };
  },
  complete: async ({ program, offset }: AtOffset) => {
    const { analysis, offsetOf } = await open(program);
    return complete(analysis, offsetOf(offset)).map((found) => nameInfo(found.label, found));
  },
  /** What the reference says about a name of the library, with its path. */
  summary: async ({ library, name }: { library: string; name: string }) => (await summaries(library))[name],
  declarations: async (program: LiveProgram) => {
    const { analysis, placeOf } = await open(program);
    return declarations(analysis).map(({ declaration, span }) => ({ declaration, place: placeOf(span) }));
  },
  run: async (program: LiveProgram, onStart: () => void) => {
    const opened = await open(program);
    if (opened.problems.length > 0) return { kind: 'refused' as const, problems: opened.problems };
    const { reportRun } = await import('./report');
    onStart();
    return { kind: 'done' as const, ...(await reportRun(opened)) };
  },
  /** All calls from the beginning: the same ones give the same result, which is that of the last one. */
  call: async ({ program, calls }: { program: LiveProgram; calls: ContractCalls }, onStart: () => void) => {
    const opened = await open(program);
    const { reportCall } = await import('./report');
    onStart();
    return reportCall(opened, calls);
  },
};

type TaskTable = { readonly [K in TaskName]: (input: Input<K>, onStart: () => void) => Promise<Output<K>> };

export function answer<K extends TaskName>(
  { id, task, input }: TaskRequest<K>,
  reply: (message: WorkerReply) => void,
): void {
  const table: TaskTable = tasks;
  table[task](input, () => reply({ id, started: true })).then(
    (output) => reply({ id, output }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
  );
}

/** What a name is, in the syntax of the program; of a name of the library also the path there. */
function nameInfo(name: string, { type, entry }: { type?: string; entry?: LibraryEntry }) {
  return { name, type, entry: entry && qualifiedName(entry) };
}
