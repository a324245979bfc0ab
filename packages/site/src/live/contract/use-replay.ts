import { useEffect, useState } from 'react';
import { liveClient, toError } from '../client/live-client';
import { useTask } from '../client/use-task';
import type { LiveProgram } from '../protocol/program';
import type { CallReport, SessionReport } from '../worker/report';
import type { Session } from './session';

/** Edits are replayed after the check. */
const REPLAY_DELAY_MS = 400;

interface Replayed {
  readonly key: string;
  readonly report: SessionReport | Error;
}

/**
 * What the calls of a contract lead to. They are replayed after every edit; while a program has problems, the last
 * report stays and is old.
 */
export function useReplay(program: LiveProgram, contract: string, session: Session) {
  const [last, setLast] = useState<Replayed>();
  const sending = useTask('replay');
  const inputOf = ({ storage, calls }: Session) => ({ program, calls: { contract, storage, calls } });
  const keyOf = (one: Session) => JSON.stringify(inputOf(one));
  const key = keyOf(session);
  const isKnown = last?.key === key;
  const isFirst = last === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for program, contract and session
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    const replay = async () => {
      const report = await liveClient.request('replay', inputOf(session)).catch(toError);
      if (isCurrent && report) setLast({ key, report });
    };
    const timer = setTimeout(() => void replay(), isFirst ? 0 : REPLAY_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, isKnown]);
  return {
    report: last?.report,
    isOld: last !== undefined && !isKnown,
    isSlow: sending.isSlow ?? false,
    error: sending.error,
    stop: sending.stop,
    /** Replays a session with one more call; resolves to what came of it, or why nothing did. */
    async send(next: Session): Promise<CallReport | SessionReport | undefined> {
      const report = await sending.start(inputOf(next));
      if (report?.kind !== 'replayed') return report;
      setLast({ key: keyOf(next), report });
      return report.calls.at(-1);
    },
  };
}
