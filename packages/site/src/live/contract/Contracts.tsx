import { useEffect, useState } from 'react';
import { Part } from '../../site/parts/Boundary';
import { liveClient } from '../client/live-client';
import type { LiveProgram } from '../protocol/program';
import { Status } from '../results/Status';
import type { ContractDescription } from '../worker/contracts';
import { ContractPanel, type ContractPanelProps } from './ContractPanel';
import type { Session } from './session';

interface ContractsProps extends Pick<ContractPanelProps, 'onTest'> {
  readonly program: LiveProgram;
  /** Whether the checker accepts the program. */
  readonly isAccepted: boolean;
  readonly sessionOf: (contract: string) => Session | undefined;
  readonly onSession: (contract: string, session: Session) => void;
}

/** The contracts of a program; while it has problems, those of the last version without any. */
export function Contracts({ program, isAccepted, sessionOf, onSession, onTest }: ContractsProps) {
  const contracts = useDescriptions(program, isAccepted);
  if (contracts === undefined)
    return (
      <p className="wb-empty">
        {isAccepted ? 'Loading…' : 'Correct the problems of the program, then call the contract here.'}
      </p>
    );
  if (contracts.length === 0)
    return (
      <p className="wb-empty">
        The program has no entrypoint. Add a function with @entry, or open an example.
      </p>
    );
  return (
    <>
      {!isAccepted && (
        <Status kind="failed">The program has problems. This is its last version without any.</Status>
      )}
      {contracts.map((contract) => (
        <Part key={contract.name} title="The contract">
          <ContractPanel
            program={program}
            contract={contract}
            session={sessionOf(contract.name)}
            onSession={(session) => onSession(contract.name, session)}
            onTest={onTest}
          />
        </Part>
      ))}
    </>
  );
}

function useDescriptions(program: LiveProgram, isAccepted: boolean) {
  const [found, setFound] = useState<readonly ContractDescription[]>();
  const key = isAccepted ? JSON.stringify(program) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the program
  useEffect(() => {
    if (key === undefined) return;
    let isCurrent = true;
    liveClient.request('describe', program).then(
      (contracts) => {
        if (isCurrent && contracts) setFound(contracts);
      },
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found;
}
