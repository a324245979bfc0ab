import './results.css';
import type { RunReport } from '../worker/report';
import type { Output } from '../worker/serve';
import { Lines, Status } from './Status';

export function RunResults({ outcome }: { outcome: Output<'run'> }) {
  if (outcome.kind === 'refused') {
    return (
      <div className="live-results">
        <Status kind="failed">The program is not accepted, so it was not run.</Status>
        <p className="live-check">{outcome.problems.map(({ report }) => report).join('\n')}</p>
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
              <code translate="no">{`${name} = ${value}`}</code>
            </li>
          ))}
        </ul>
      )}
      {failures.length > 0 && <p className="live-check">{failures.map(({ report }) => report).join('\n')}</p>}
      {tests.length > 0 && (
        <ul className="live-list">
          {tests.map(({ name, value, failure }) => (
            <li key={name} className={failure ? 'is-failed' : 'is-passed'}>
              <code translate="no">{name}</code>{' '}
              <span>{failure ? `failed: ${failure.report}` : `passed: ${value}`}</span>
            </li>
          ))}
        </ul>
      )}
      {output && <Lines label="Output" lines={[output.trimEnd()]} />}
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
  return 'Done: no values to show.';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
