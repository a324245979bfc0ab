/** Runs a program and tells what ran: its coverage, and its steps with the values of variables. */
import type { RunResult } from '../../chain/run';
import type { Analysis } from '../analyse';
import { type RunOptions, run } from '../run';
import { type Coverage, CoverageCount } from './coverage';
import { type Trace, TraceRecorder } from './trace';

export interface WatchedRun {
  readonly result: RunResult;
  readonly coverage: Coverage;
  readonly trace: Trace;
}

/** The program must have no problems. */
export async function watchedRun(
  analysis: Analysis,
  options: Omit<RunOptions, 'watch'> = {},
): Promise<WatchedRun> {
  let count = new CoverageCount();
  let recorder = new TraceRecorder();
  const watch = () => {
    count = new CoverageCount();
    recorder = new TraceRecorder();
    const [counted, recorded] = [count, recorder];
    return {
      knows: counted.knows.bind(counted),
      runs: counted.runs.bind(counted),
      reaches: recorded.reaches.bind(recorded),
    };
  };
  const result = await run(analysis, { ...options, watch });
  return { result, coverage: count.coverage(analysis), trace: recorder.trace(analysis.syntax) };
}
