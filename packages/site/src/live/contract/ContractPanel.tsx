import './contract.css';
import { useState } from 'react';
import { Part } from '../../site/parts/Boundary';
import type { LiveProgram } from '../protocol/program';
import { LiveButton, Status, TaskStatus } from '../results/Status';
import type { ContractDescription } from '../worker/contracts';
import { CallForm } from './CallForm';
import { CallLog } from './CallLog';
import { DraftField } from './DraftField';
import { type Draft, expressionOf, startDraft } from './draft';
import { MakeTest, type OnTest } from './MakeTest';
import { StorageView } from './StorageView';
import { type Session, scrubbed, startSession, withoutCall } from './session';
import { useReplay } from './use-replay';

export interface ContractPanelProps {
  readonly program: LiveProgram;
  readonly contract: ContractDescription;
  /** Undefined before the reader has entered anything. */
  readonly session: Session | undefined;
  readonly onSession: (session: Session) => void;
  /** Adds a test to the program; undefined where the program has no room for one. */
  readonly onTest?: OnTest | undefined;
}

/** One contract on a simulated chain: its storage, its calls, and the next call. */
export function ContractPanel({ program, contract, session, onSession, onTest }: ContractPanelProps) {
  const { name, storage, initial, accounts } = contract;
  const { syntax } = program;
  const [first] = accounts;
  const [draft, setDraft] = useState<Draft>(() =>
    startDraft(storage, first?.address ?? '', session?.storage ?? initial),
  );
  const entered = expressionOf(storage, draft, syntax);
  const current = session ?? startSession(entered ?? '');
  const replay = useReplay(program, name, current);
  const { report, isOld } = replay;
  const change = (next: Draft) => {
    setDraft(next);
    const expression = expressionOf(storage, next, syntax);
    if (expression !== undefined) onSession(startSession(expression));
  };
  const title = name ? `Contract ${name}` : 'Contract';
  const hasCalls = current.calls.length > 0;
  return (
    <section className="contract" aria-label={title}>
      <h3>{title}</h3>
      <Outcome report={report} />
      {report && !(report instanceof Error) && report.kind === 'replayed' && (
        <StorageView moments={report.moments} at={current.shown} isOld={isOld} accounts={accounts} />
      )}
      {!hasCalls && (
        <details className="contract-start" open={report !== undefined && isRefusedStorage(report)}>
          <summary>Initial storage</summary>
          <DraftField
            label="Storage"
            field={storage}
            draft={draft}
            syntax={syntax}
            accounts={accounts}
            onDraft={change}
          />
        </details>
      )}
      <Part title="The form of the call">
        <CallForm
          contract={contract}
          syntax={syntax}
          session={current}
          replay={replay}
          onSession={onSession}
        />
      </Part>
      {hasCalls && (
        <Part title="The log of calls">
          <CallLog
            session={current}
            report={report instanceof Error || report?.kind !== 'replayed' ? undefined : report}
            isOld={isOld}
            accounts={accounts}
            onScrub={(to) => onSession(scrubbed(current, to))}
            onRemove={(at) => onSession(withoutCall(current, at))}
          />
          <div className="live-bar">
            <LiveButton onClick={() => onSession(startSession(current.storage))}>Reset contract</LiveButton>
            {onTest && <MakeTest program={program} contract={name} session={current} onTest={onTest} />}
          </div>
        </Part>
      )}
      <TaskStatus error={replay.error} />
    </section>
  );
}

type Report = ReturnType<typeof useReplay>['report'];

function isRefusedStorage(report: NonNullable<Report>): boolean {
  return !(report instanceof Error) && report.kind === 'refused';
}

/** Why the contract could not be originated. */
function Outcome({ report }: { report: Report }) {
  if (report === undefined) return <Status kind="busy">Originating…</Status>;
  if (report instanceof Error) return <Status kind="failed">{report.message}</Status>;
  if (report.kind === 'replayed') return null;
  const reason = report.kind === 'refused' ? 'The initial storage is not accepted' : 'The program stopped';
  return <Status kind="failed">{`${reason}: ${report.message}`}</Status>;
}
