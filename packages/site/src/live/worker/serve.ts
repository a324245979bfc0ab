/** The tasks of the worker, and the message types derived from them. */

import {
  type ContractCalls,
  complete,
  definition,
  hover,
  references,
  rename,
  signatureHelp,
} from '@ligo-docs/ligo';
import { type LibraryEntry, qualifiedName } from '@ligo-docs/ligo/library';
import { loadOnce } from '../../model/load-once';
import type { FileFormat } from '../protocol/compiled';
import type { LiveProgram } from '../protocol/program';
import type { ExerciseTests } from './answer';
import { outlineOf } from './outline';
import { lineNote, openPrograms } from './programs';

type Tasks = typeof tasks;
export type TaskName = keyof Tasks;
export type Input<K extends TaskName> = Parameters<Tasks[K]>[0];
export type Output<K extends TaskName> = Awaited<ReturnType<Tasks[K]>>;

export interface TaskRequest<K extends TaskName = TaskName> {
  readonly id: number;
  readonly task: K;
  readonly input: Input<K>;
}

export type WorkerReply =
  /** The code for this part of the task is loaded: its time limit starts now. */
  | { readonly id: number; readonly started: Stage }
  | { readonly id: number; readonly output: Output<TaskName> }
  | { readonly id: number; readonly error: string };

/** The parts of a task that take as long as the program makes them take. */
export type Stage = 'check' | 'run';

type OnStart = (stage: Stage) => void;

interface AtOffset {
  readonly program: LiveProgram;
  readonly offset: number;
}

const { open, summaries } = openPrograms(async (address) => {
  const response = await fetch(address).catch(() => undefined);
  const content: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (content !== undefined) return content;
  throw new Error(`The library could not be loaded (${response?.status ?? 'no network'}). Try again later.`);
});

const NOT_LOADED = 'The script could not be loaded. Check your connection, then try again.';

const loadReport = () =>
  import('./report').catch((cause) => {
    throw new Error(NOT_LOADED, { cause });
  });

const loadCompiler = () =>
  import('@ligo-docs/ligo/compile').catch((cause) => {
    throw new Error(NOT_LOADED, { cause });
  });

const loadRewrite = () =>
  import('./rewrite').catch((cause) => {
    throw new Error('The script could not be loaded. Check your connection, then try again.', { cause });
  });

const loadAdvice = () =>
  import('./advice').catch((cause) => {
    throw new Error(NOT_LOADED, { cause });
  });

const loadWatched = () =>
  import('./watched').catch((cause) => {
    throw new Error(NOT_LOADED, { cause });
  });

const compilers = loadOnce(async () => {
  const { createCompiler } = await import('./compiled').catch((cause) => {
    throw new Error(NOT_LOADED, { cause });
  });
  return createCompiler();
});

const loadAnswer = () =>
  import('./answer').catch((cause) => {
    throw new Error(NOT_LOADED, { cause });
  });

interface OfContract {
  readonly program: LiveProgram;
  /** The path of the module of the contract. */
  readonly module: string;
}

/** Tasks call `onStart` before each part that may take long. */
const tasks = {
  check: async (program: LiveProgram, onStart: OnStart) => {
    const opened = await open(program, onStart);
    return { problems: opened.problems, outline: outlineOf(opened) };
  },
  /** What the compiler or the chain refuses in the contracts of a program without other problems. */
  contracts: async (program: LiveProgram, onStart: OnStart) => {
    const { analysis, diagnosticOf } = await open(program, onStart);
    const { typed, problems } = analysis;
    if (problems.length > 0 || typed.contracts.size === 0) return [];
    const { contractProblems } = await loadCompiler();
    onStart('check');
    return contractProblems(typed).map(diagnosticOf);
  },
  hover: async ({ program, offset }: AtOffset, onStart: OnStart) => {
    const { analysis, placeOf, offsetOf } = await open(program, onStart);
    const found = hover(analysis, offsetOf(offset));
    return found && { ...nameInfo(found.name, found), place: placeOf(found.span) };
  },
  complete: async ({ program, offset }: AtOffset, onStart: OnStart) => {
    const { analysis, offsetOf } = await open(program, onStart);
    return complete(analysis, offsetOf(offset)).map((found) => nameInfo(found.label, found));
  },
  definition: async ({ program, offset }: AtOffset, onStart: OnStart) => {
    const { analysis, offsetOf, textPlaceOf } = await open(program, onStart);
    const found = definition(analysis, offsetOf(offset));
    if (!found || 'entry' in found) return found && { entry: qualifiedName(found.entry) };
    return textPlaceOf(found.span);
  },
  /** The places in the text, and how many there are in the rest of the program. */
  references: async ({ program, offset }: AtOffset, onStart: OnStart) => {
    const { analysis, offsetOf, textPlaceOf } = await open(program, onStart);
    const found = references(analysis, offsetOf(offset)).map(textPlaceOf);
    const places = found.flatMap((one) => ('place' in one ? [one.place] : []));
    return { places, others: found.length - places.length };
  },
  rename: async ({ program, offset, name }: AtOffset & { readonly name: string }, onStart: OnStart) => {
    const { analysis, offsetOf, textPlaceOf, readFile } = await open(program, onStart);
    const renamed = rename(analysis, { offset: offsetOf(offset), name, readFile });
    if ('problem' in renamed) return renamed;
    const found = renamed.edits.map(({ span }) => textPlaceOf(span));
    const outside = found.flatMap((one) => ('outside' in one ? [one.outside] : []));
    const places = found.flatMap((one) => ('place' in one ? [one.place] : []));
    return outside[0] === undefined
      ? { places }
      : { problem: `It is also in ${outside[0]}: rename it there.` };
  },
  signature: async ({ program, offset }: AtOffset, onStart: OnStart) => {
    const { analysis, offsetOf } = await open(program, onStart);
    return signatureHelp(analysis, offsetOf(offset));
  },
  /** Corrections for the line of an offset, in the text itself. */
  fixes: async ({ program, offset }: AtOffset, onStart: OnStart) => {
    const opened = await open(program, onStart);
    return (await loadAdvice()).fixesAt(opened, offset);
  },
  /** What is shown at the names of a program: lenses, kinds and advice. */
  marks: async (program: LiveProgram, onStart: OnStart) => {
    const opened = await open(program, onStart);
    return (await loadAdvice()).marksOf(opened);
  },
  /** Runs a program without problems, and tells what ran. */
  watch: async (program: LiveProgram, onStart: OnStart) => {
    const opened = await open(program, onStart);
    if (opened.problems.length > 0) return undefined;
    const { reportWatched } = await loadWatched();
    onStart('run');
    return reportWatched(opened);
  },
  /** The summary of a library name, by its qualified name. */
  summary: async ({ library, name }: { library: string; name: string }) => (await summaries(library))[name],
  format: async (program: LiveProgram, onStart: OnStart) => {
    const opened = await open(program, onStart);
    return (await loadRewrite()).formatted(program, opened);
  },
  /** Only the text itself is translated, not what is before it. */
  translate: async (program: LiveProgram, onStart: OnStart) => {
    const opened = await open(program, onStart);
    return (await loadRewrite()).translated(program, opened);
  },
  run: async (program: LiveProgram, onStart: OnStart) => {
    const opened = await open(program, onStart);
    const { problems } = opened;
    if (problems.length > 0) {
      const notes = problems.flatMap(({ place, message }) => lineNote(place, 'failed', message));
      return { kind: 'refused' as const, problems, notes };
    }
    const { reportRun } = await loadReport();
    onStart('run');
    return { kind: 'done' as const, ...(await reportRun(opened)) };
  },
  /** Judges the answer to an exercise. */
  answer: async (
    { program, ...exercise }: ExerciseTests & { readonly program: LiveProgram },
    onStart: OnStart,
  ) => {
    const opened = await open(program, onStart);
    const { reportAnswer } = await loadAnswer();
    return reportAnswer(opened, exercise, () => onStart('run'));
  },
  /** The contracts of a program without problems. */
  describe: async (program: LiveProgram, onStart: OnStart) => {
    const opened = await open(program, onStart);
    if (opened.problems.length > 0) return undefined;
    return (await loadReport()).describeContracts(opened);
  },
  /** Originates a contract and replays all calls; undefined for a program with problems. */
  replay: async ({ program, calls }: { program: LiveProgram; calls: ContractCalls }, onStart: OnStart) => {
    const opened = await open(program, onStart);
    if (opened.problems.length > 0) return undefined;
    const { reportSession } = await loadReport();
    onStart('run');
    return reportSession(opened, calls);
  },
  /** Writes the calls of a contract as a test of the program. */
  'write test': async (
    { program, calls }: { program: LiveProgram; calls: ContractCalls },
    onStart: OnStart,
  ) => {
    const opened = await open(program, onStart);
    if (opened.problems.length > 0) return { problem: 'The program has problems. Correct them first.' };
    const { writeTest } = await loadReport();
    onStart('run');
    return writeTest(opened, calls);
  },
  /** Compiles the contract of a module; without one, the last contract in the text. */
  compile: async (
    { program, module }: Partial<OfContract> & Pick<OfContract, 'program'>,
    onStart: OnStart,
  ) => {
    const opened = await open(program, onStart);
    const compiler = await compilers('compiler');
    onStart('run');
    return compiler.report(opened, module);
  },
  /** The stacks around an instruction, by its index. */
  stack: async ({ program, module, index }: OfContract & { index: number }, onStart: OnStart) => {
    const opened = await open(program, onStart);
    return (await compilers('compiler')).stackAt(opened, module, index);
  },
  /** The compiled contract as a file; binary ones as hexadecimal digits. */
  file: async ({ program, module, format }: OfContract & { format: FileFormat }, onStart: OnStart) => {
    const opened = await open(program, onStart);
    return (await compilers('compiler')).file(opened, module, format);
  },
  /** The fields of a deployment: the storage, and an argument for each entrypoint. */
  fields: async ({ program, module }: OfContract, onStart: OnStart) => {
    const opened = await open(program, onStart);
    return (await compilers('compiler')).fields(opened, module);
  },
  /** Compiles the value of a field. */
  value: async (
    { program, module, field, expression }: OfContract & { field: string; expression: string },
    onStart: OnStart,
  ) => {
    const opened = await open(program, onStart);
    return (await compilers('compiler')).value(opened, { module, field, expression });
  },
  /** What each step of the compiler makes. */
  steps: async ({ program, module }: OfContract, onStart: OnStart) => {
    const opened = await open(program, onStart);
    return (await compilers('compiler')).steps(opened, module);
  },
};

type TaskTable = { readonly [K in TaskName]: (input: Input<K>, onStart: OnStart) => Promise<Output<K>> };

export function answer<K extends TaskName>(
  { id, task, input }: TaskRequest<K>,
  reply: (message: WorkerReply) => void,
): void {
  const table: TaskTable = tasks;
  table[task](input, (stage) => reply({ id, started: stage })).then(
    (output) => reply({ id, output }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
  );
}

/** The type of a name, in the syntax of the program; for library names, also the qualified name. */
function nameInfo(name: string, { type, entry }: { type?: string; entry?: LibraryEntry }) {
  return { name, type, entry: entry && qualifiedName(entry) };
}
