import type { Moment } from '../worker/report';
import { diffLines } from './diff-lines';
import type { Account } from './ValueFields';

/** The markers of diff lines, visible and for screen readers. */
const SIGNS = { same: [' ', ''], removed: ['−', 'removed: '], added: ['+', 'added: '] } as const;

interface StorageViewProps {
  readonly moments: readonly Moment[];
  /** How many calls have been made at the moment that is shown. */
  readonly at: number;
  readonly isOld: boolean;
  readonly accounts: readonly Account[];
}

/** The storage at one moment, with what the last call has changed, and who has how much. */
export function StorageView({ moments, at, isOld, accounts }: StorageViewProps) {
  const moment = moments[at] ?? moments.at(-1);
  if (!moment) return null;
  const before = moments[at - 1];
  return (
    <div className={isOld ? 'storage is-old' : 'storage'}>
      <p className="live-label">{at === 0 ? 'Initial storage' : `Storage after call ${at}`}</p>
      <StorageDiff before={before?.storage ?? moment.storage} after={moment.storage} />
      <p className="storage-facts">
        <span>{`Balance ${shownTez(moment.balance)}`}</span>
        <span>{`Level ${moment.level}`}</span>
        <span>{moment.time.replace('T', ' ')}</span>
      </p>
      <dl className="storage-accounts">
        {accounts.map(({ name, address }) => (
          <div key={address}>
            <dt>{name}</dt>
            <dd>{shownTez(moment.balances[address] ?? '0')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** `1.5 tez` of 1500000 mutez. */
export function shownTez(mutez: string): string {
  const digits = mutez.padStart(7, '0');
  const whole = BigInt(digits.slice(0, -6)).toLocaleString('en');
  const rest = digits.slice(-6).replace(/0+$/, '');
  return `${whole}${rest && `.${rest}`} tez`;
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
