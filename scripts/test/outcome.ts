import { stripVTControlCharacters } from 'node:util';

/** The result of a step of the test run. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Names of skipped tests, with the reason if there is one. */
  readonly skipped: readonly string[];
  /** The failure messages, each with the name of the test on the first line. */
  readonly failures: readonly string[];
}

/** A command that only succeeds or fails counts as one test. */
export function singleOutcome({ ok, output }: { ok: boolean; output: string }): Outcome {
  return {
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    skipped: [],
    failures: ok ? [] : [stripVTControlCharacters(output).trim()],
  };
}

/** A run can fail without a failing test, for example when a file does not load or a server does not start. */
export function withRunFailure(outcome: Outcome, { ok, output }: { ok: boolean; output: string }): Outcome {
  if (ok || outcome.failed > 0) return outcome;
  const said = stripVTControlCharacters(output).trim() || 'The run failed without a message.';
  return { ...outcome, failed: 1, failures: [[...outcome.failures, said].join('\n')] };
}

export function addOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}
