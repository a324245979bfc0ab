/** Runs programs that have no problems, and calls their contracts. The evaluator is loaded with the first run. */
import type { CallInput, CallReport } from '../protocol/contract';
import type { LiveProgram } from '../protocol/program';
import type { RunOutcome } from '../protocol/run';
import type { Programs } from './programs';

export function runTask({ open }: Programs) {
  return async (program: LiveProgram, onStart: () => void): Promise<RunOutcome> => {
    const opened = await open(program);
    if (opened.problems.length > 0) return { kind: 'refused', problems: opened.problems };
    const { reportRun } = await import('./report');
    onStart();
    return { kind: 'done', ...(await reportRun(opened)) };
  };
}

export function callTask({ open }: Programs) {
  return async ({ program, calls }: CallInput, onStart: () => void): Promise<CallReport> => {
    const opened = await open(program);
    const { reportCall } = await import('./report');
    onStart();
    return reportCall(opened, calls);
  };
}
