import './results.css';
import type { Output } from '../worker/messages';
import type { RunReport } from '../worker/report';
import { failureText, problemLine } from './line-notes';
import { Status } from './Status';

interface RunResultsProps {
  readonly outcome: Output<'run'>;
  /** The text that was run. */
  readonly text: string;
}

export function RunResults({ outcome, text }: RunResultsProps) {
  if (outcome.kind === 'refused') {
    return (
      <div className="live-results">
        <Status kind="failed">The program is not accepted, so it was not run.</Status>
        <ul className="live-list">
          {outcome.problems.map((problem) => (
            <li key={problemLine(problem, text)}>{problemLine(problem, text)}</li>
          ))}
        </ul>
      </div>
    );
  }
  const { values, tests, failures, output } = outcome;
  const failed = failures.length > 0 || tests.some(({ failure }) => failure);
  return (
    <div className="live-results">
      <Status kind={failed ? 'failed' : 'passed'}>{summaryOf(outcome)}</Status>
      {values.length > 0 && (
        <ul className="live-list live-values">
          {values.map(({ name, value }) => (
            <li key={name}>
              <code>
                {name} = {value}
              </code>
            </li>
          ))}
        </ul>
      )}
      {(tests.length > 0 || failures.length > 0) && (
        <ul className="live-list">
          {failures.map((failure) => (
            <li key={failure.message} className="is-failed">
              {failureText(failure, text)}
            </li>
          ))}
          {tests.map(({ name, value, failure }) => (
            <li key={name} className={failure ? 'is-failed' : 'is-passed'}>
              <code>{name}</code> {failure ? failureText(failure, text) : `passed: ${value}`}
            </li>
          ))}
        </ul>
      )}
      {output && (
        <>
          <p className="live-label">Output</p>
          <pre className="live-output">{output.trimEnd()}</pre>
        </>
      )}
    </div>
  );
}

function summaryOf({ values, tests, failures, contracts }: RunReport): string {
  const failedTests = tests.filter(({ failure }) => failure).length;
  if (failures.length > 0) return 'The program failed.';
  if (failedTests > 0) return `${failedTests} of ${count(tests.length, 'test')} failed.`;
  if (tests.length > 0) return `${count(tests.length, 'test')} passed.`;
  if (values.length > 0) return `Done: ${count(values.length, 'value')}.`;
  if (contracts.length > 0) return 'The contract is ready to be called.';
  return 'Done. The sample declares no constant to show.';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
