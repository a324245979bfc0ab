import { lineAt } from '../../model/text-place';
import type { CallReport } from '../protocol/contract';
import { placeOf } from '../results/line-notes';
import { StorageDiff } from './StorageDiff';

/** What the last call did. */
export function CallResult({ report, text }: { report: CallReport; text: string }) {
  switch (report.kind) {
    case 'refused':
      return report.field ? null : (
        <p role="status" className="live-status is-failed">
          {report.message}
        </p>
      );
    case 'failed': {
      const place = placeOf(report.failure);
      return (
        <p role="status" className="live-status is-failed">
          {report.failure.message}
          {place && ` (line ${lineAt(text, place.from)})`}. The storage did not change.
        </p>
      );
    }
    case 'viewed':
      return (
        <p role="status" className="live-status is-passed">
          The view returned <code>{report.value}</code>.
        </p>
      );
    case 'called': {
      const { before, after, operations, events, balance } = report;
      return (
        <div>
          <p role="status" className="live-status is-passed">
            {before === after ? 'The call succeeded. The storage did not change.' : 'The call succeeded.'}
          </p>
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
