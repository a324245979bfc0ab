import type { ContractCall } from '@ligo-docs/ligo';
import { useId } from 'react';
import { LiveButton, Status } from '../results/Status';
import type { CallReport, SessionReport } from '../worker/report';
import { mutezOf } from './form-value';
import { shownTez } from './StorageView';
import type { Session } from './session';
import type { Account } from './ValueFields';

interface CallLogProps {
  readonly session: Session;
  readonly report: Extract<SessionReport, { readonly kind: 'replayed' }> | undefined;
  readonly isOld: boolean;
  readonly accounts: readonly Account[];
  readonly onScrub: (to: number) => void;
  readonly onRemove: (at: number) => void;
}

/** All calls; the reader goes back and forth among the storages that they lead to. */
export function CallLog({ session, report, isOld, accounts, onScrub, onRemove }: CallLogProps) {
  const { calls, shown } = session;
  const id = useId();
  const current = shown > 0 ? report?.calls[shown - 1] : undefined;
  const call = calls[shown - 1];
  return (
    <div className={isOld ? 'log is-old' : 'log'}>
      <div className="log-scrub">
        <label htmlFor={id}>{`Call ${shown} of ${calls.length}`}</label>
        <input
          id={id}
          type="range"
          min={0}
          max={calls.length}
          value={shown}
          aria-valuetext={call ? `after call ${shown}: ${shownCall(call)}` : 'before the first call'}
          onChange={({ target }) => onScrub(Number(target.value))}
        />
      </div>
      {isOld && <p className="log-note">The program has changed. These results are of the last version.</p>}
      {call && current && <CallDetails key={`${shown} ${calls.length}`} report={current} />}
      <ol className="log-calls">
        {calls.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: calls have no identity but their place
          <li key={index} className={index < shown ? '' : 'is-later'}>
            <button
              type="button"
              className="log-call"
              aria-current={index === shown - 1 ? 'step' : undefined}
              onClick={() => onScrub(index + 1)}
            >
              <span className="log-number">{`#${index + 1}`}</span>
              <code translate="no">{shownCall(one)}</code>
              <span className="log-around">{aroundOf(one, accounts)}</span>
              <Mark report={report?.calls[index]} />
            </button>
            <LiveButton aria-label={`Remove call ${index + 1}`} onClick={() => onRemove(index)}>
              ×
            </LiveButton>
          </li>
        ))}
      </ol>
    </div>
  );
}

function shownCall({ name, parameter }: ContractCall): string {
  const short = parameter.replace(/\s+/g, ' ');
  return short === '[]' || short === '()' ? `${name}()` : `${name}(${short.slice(0, 60)})`;
}

function aroundOf({ sender, amount }: ContractCall, accounts: readonly Account[]): string {
  const named = accounts.find(({ address }) => sender.includes(`"${address}"`));
  const mutez = mutezOf(amount) ?? 0n;
  const who = named?.name ?? `${/"(.{7})/.exec(sender)?.[1] ?? sender}…`;
  return mutez > 0n ? `${who} · ${shownTez(`${mutez}`)}` : who;
}

const MARKS: Readonly<Record<CallReport['kind'], readonly [kind: string, text: string]>> = {
  called: ['is-passed', 'done'],
  viewed: ['is-passed', 'view'],
  stopped: ['is-failed', 'failed'],
  refused: ['is-failed', 'no longer fits'],
};

function Mark({ report }: { report: CallReport | undefined }) {
  if (!report) return null;
  const [kind, text] = MARKS[report.kind];
  return <span className={`log-mark ${kind}`}>{text}</span>;
}

/** What came of a call. Its storage is above. */
function CallDetails({ report }: { report: CallReport }) {
  switch (report.kind) {
    case 'refused':
      return <Status kind="failed">{`The call no longer fits the program: ${report.message}`}</Status>;
    case 'stopped':
      return <Status kind="failed">{`The call had no effect: ${report.message}`}</Status>;
    case 'viewed':
      return (
        <Status kind="passed">
          <span>The view returned</span> <code translate="no">{report.value}</code>.
        </Status>
      );
    case 'called':
      return (
        <>
          <Status kind="passed">
            {report.changed ? 'The call succeeded.' : 'The call succeeded. The storage did not change.'}
          </Status>
          {report.operations.length > 0 && (
            <>
              <p className="live-label">Operations</p>
              <ul className="log-operations">
                {report.operations.map(({ text, depth }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal operations differ by their place
                  <li key={index} data-depth={Math.min(depth, 6)}>
                    <code translate="no">{text}</code>
                  </li>
                ))}
              </ul>
            </>
          )}
          {report.events.length > 0 && (
            <>
              <p className="live-label">Events</p>
              <ul className="log-operations">
                {report.events.map((text, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal events differ by their place
                  <li key={index}>
                    <code translate="no">{text}</code>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      );
  }
}
