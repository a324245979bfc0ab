import { Lines, Status } from '../results/Status';
import type { Output } from '../worker/serve';
import { diffLines } from './diff-lines';

/** The markers of diff lines, visible and for screen readers. */
const SIGNS = { same: [' ', ''], removed: ['−', 'removed: '], added: ['+', 'added: '] } as const;

export function CallResult({ report }: { report: Output<'call'> }) {
  switch (report.kind) {
    case 'refused':
      return report.field ? null : <Status kind="failed">{report.message}</Status>;
    case 'stopped':
      return <Status kind="failed">{`The call had no effect: ${report.message}`}</Status>;
    case 'viewed':
      return (
        <Status key="viewed" kind="passed">
          <span>The view returned</span> <code translate="no">{report.value}</code>.
        </Status>
      );
    case 'called': {
      const { before, after, changed, operations, events, balance } = report;
      return (
        <div>
          <Status kind="passed">
            {changed ? 'The call succeeded.' : 'The call succeeded. The storage did not change.'}
          </Status>
          <p className="live-label">New storage</p>
          <StorageDiff before={before} after={after} />
          <Lines label="Operations" lines={operations} />
          <Lines label="Events" lines={events} />
          <p className="live-label">{`Balance of the contract: ${balance}`}</p>
        </div>
      );
    }
  }
}

function StorageDiff({ before, after }: { before: string; after: string }) {
  const lines = diffLines(before, after).map((line, index) => ({ ...line, key: `${index} ${line.text}` }));
  return (
    <pre className="live-diff" translate="no">
      {lines.map(({ kind, text, key }) => (
        <span key={key} className={`is-${kind}`}>
          <span aria-hidden="true">{SIGNS[kind][0]} </span>
          <span className="visually-hidden">{SIGNS[kind][1]}</span>
          {`${text}\n`}
        </span>
      ))}
    </pre>
  );
}
