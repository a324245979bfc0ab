import './results.css';
import type { Place } from '../protocol/program';
import type { RunReport } from '../worker/report';
import type { Output } from '../worker/serve';
import { Lines, LiveButton, Reports, Status } from './Status';

interface RunResultsProps {
  readonly outcome: Output<'run'>;
  /** The address of the library file of the program. */
  readonly library: string;
  /** Whether the program has changed since. */
  readonly isOld?: boolean;
  /** Shows a place in the editor, where there is one. */
  readonly onJump?: (place: Place) => void;
}

export function RunResults({ outcome, library, isOld = false, onJump }: RunResultsProps) {
  if (outcome.kind === 'refused') {
    return (
      <div className={isOld ? 'live-results is-old' : 'live-results'}>
        <Status kind="failed">The program is not accepted, so it was not run.</Status>
        <p className="live-check">
          <Reports problems={outcome.problems} library={library} />
        </p>
      </div>
    );
  }
  const { values, tests, failures, output } = outcome;
  const failed = failures.length > 0 || tests.some(({ failure }) => failure);
  const ofTests = tests.map((test) => test.output).join('');
  return (
    <div className={isOld ? 'live-results is-old' : 'live-results'}>
      <Status kind={failed ? 'failed' : 'passed'}>{summaryOf(outcome)}</Status>
      {isOld && <p className="live-old">The program has changed since. Run it again.</p>}
      {values.length > 0 && (
        <ul className="live-list live-values">
          {values.map(({ name, value }) => (
            <li key={name}>
              <code translate="no">{`${name} = ${value}`}</code>
            </li>
          ))}
        </ul>
      )}
      {failures.length > 0 && <p className="live-check">{failures.map(({ report }) => report).join('\n')}</p>}
      {tests.length > 0 && (
        <ul className="live-list live-tests">
          {tests.map((test) => (
            <TestResult key={test.name} test={test} onJump={onJump} />
          ))}
        </ul>
      )}
      {output && output !== ofTests && <Lines label="Output" lines={[output.trimEnd()]} />}
    </div>
  );
}

interface TestResultProps {
  readonly test: RunReport['tests'][number];
  readonly onJump: ((place: Place) => void) | undefined;
}

/** A test with its duration, what it printed, and the values of the assertion that failed. */
function TestResult({ test: { name, value, failure, place, ms, output }, onJump }: TestResultProps) {
  const at = failure?.place ?? place;
  return (
    <li className={failure ? 'is-failed' : 'is-passed'}>
      <p>
        <code translate="no">{name}</code>{' '}
        <span>{failure ? `failed: ${failure.report}` : `passed: ${value}`}</span>{' '}
        {ms !== undefined && <span className="live-ms">{`${shownMs(ms)} ms`}</span>}
      </p>
      {failure?.values && (
        <p className="live-compared" translate="no">
          <code>{failure.values.left}</code> <span>and</span> <code>{failure.values.right}</code>{' '}
          <span>were compared.</span>
        </p>
      )}
      {output && (
        <pre className="live-output" translate="no">
          {output.trimEnd()}
        </pre>
      )}
      {failure && at && onJump && (
        <LiveButton onClick={() => onJump(at)}>{`Go to line ${at.line}`}</LiveButton>
      )}
    </li>
  );
}

function shownMs(ms: number): string {
  return ms < 10 ? ms.toFixed(1) : String(Math.round(ms));
}

function summaryOf({ values, tests, failures, contracts }: RunReport): string {
  const failedTests = tests.filter(({ failure }) => failure).length;
  if (failures.length > 0) return 'The program failed.';
  if (failedTests > 0) return `${failedTests} of ${count(tests.length, 'test')} failed.`;
  if (tests.length > 0) return `${count(tests.length, 'test')} passed.`;
  if (values.length > 0) return `Done: ${count(values.length, 'value')}.`;
  if (contracts.length > 0) return 'The contract is ready to be called.';
  return 'Done: no values to show.';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
