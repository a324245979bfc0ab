import { failureText } from '../results/line-notes';
import { Status } from '../results/Status';
import type { Output } from '../worker/messages';
import { StorageDiff } from './StorageDiff';

export function CallResult({ report, text }: { report: Output<'call'>; text: string }) {
  switch (report.kind) {
    case 'refused':
      return report.field ? null : <Status kind="failed">{report.message}</Status>;
    case 'stopped':
      return <Status kind="failed">{failureText(report.failure, text)}. The storage did not change.</Status>;
    case 'viewed':
      return (
        <Status kind="passed">
          The view returned <code>{report.value}</code>.
        </Status>
      );
    case 'called': {
      const { before, after, operations, events, balance } = report;
      return (
        <div>
          <Status kind="passed">
            {before === after ? 'The call succeeded. The storage did not change.' : 'The call succeeded.'}
          </Status>
          <p className="live-label">New storage</p>
          <StorageDiff before={before} after={after} />
          <Lines label="Operations" lines={operations} />
          <Lines label="Events" lines={events} />
          <p className="live-label">Balance of the contract: {balance}</p>
        </div>
      );
    }
  }
}

function Lines({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <>
      <p className="live-label">
        {label}
        {lines.length === 0 && ': none'}
      </p>
      {lines.length > 0 && <pre className="live-output">{lines.join('\n')}</pre>}
    </>
  );
}
