import { useTask } from '../client/use-task';
import type { LiveProgram } from '../protocol/program';
import { LiveButton, Refusal } from '../results/Status';
import type { WrittenTest } from '../worker/report';
import type { Session } from './session';

export type OnTest = (test: Extract<WrittenTest, { readonly text: string }>) => void;

interface MakeTestProps {
  readonly program: LiveProgram;
  readonly contract: string;
  readonly session: Session;
  readonly onTest: OnTest;
}

/** Writes the calls that are shown as a test in the program. */
export function MakeTest({ program, contract, session, onTest }: MakeTestProps) {
  const { storage, calls, shown } = session;
  const writing = useTask('write test', JSON.stringify([program.text, calls, shown]));
  const write = async () => {
    const request = { contract, storage, calls: calls.slice(0, shown) };
    const test = await writing.start({ program, calls: request });
    if (test && 'text' in test) onTest(test);
  };
  return (
    <>
      <LiveButton disabled={shown === 0} onClick={() => void write()}>
        Make this a test
      </LiveButton>
      <Refusal of={writing} />
    </>
  );
}
