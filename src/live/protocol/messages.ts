/** The messages between the page and the worker. */
import type { CallInput, CallReport } from './contract';
import type { EntrySummary } from './library-file';
import type { DeclaredName, Diagnostic, HoverInfo, LiveProgram, NameInfo } from './program';
import type { RunOutcome } from './run';

/** What the worker can do: the input and the output of each task. */
export interface Tasks {
  readonly check: { readonly input: LiveProgram; readonly output: readonly Diagnostic[] };
  readonly hover: { readonly input: AtOffset; readonly output: HoverInfo | undefined };
  readonly complete: { readonly input: AtOffset; readonly output: readonly NameInfo[] };
  readonly summary: { readonly input: SummaryOf; readonly output: EntrySummary | undefined };
  readonly declarations: { readonly input: LiveProgram; readonly output: readonly DeclaredName[] };
  readonly call: { readonly input: CallInput; readonly output: CallReport };
  readonly run: { readonly input: LiveProgram; readonly output: RunOutcome };
}

interface AtOffset {
  readonly program: LiveProgram;
  readonly offset: number;
}

/** A name of the library, with its path. */
interface SummaryOf {
  readonly library: string;
  readonly name: string;
}

export type TaskName = keyof Tasks;
export type Input<K extends TaskName> = Tasks[K]['input'];
export type Output<K extends TaskName> = Tasks[K]['output'];

export interface TaskRequest<K extends TaskName = TaskName> {
  readonly id: number;
  readonly task: K;
  readonly input: Input<K>;
}

/** The worker says when it is ready; what was sent sooner could be lost. */
export type WorkerReply =
  | { readonly ready: true }
  /** The worker's code could not be loaded. */
  | { readonly unavailable: string }
  /** Everything that the task needs is loaded: its time starts now. */
  | { readonly id: number; readonly started: true }
  | { readonly id: number; readonly output: Output<TaskName> }
  | { readonly id: number; readonly error: string };
