import { useState } from 'react';
import { useLoaded } from '../../site/stores/use-loaded';
import type { CompiledContract } from '../protocol/compiled';
import type { LiveProgram } from '../protocol/program';

export interface DeployProps {
  readonly program: LiveProgram;
  readonly contract: CompiledContract;
}

/** What a reader needs to deploy the contract. Loaded when it is opened. */
export function DeploySheet(props: DeployProps) {
  const [isOpen, setIsOpen] = useState(false);
  const form = useLoaded(() => import('./DeployForm'), isOpen);
  return (
    <details className="mich-part" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Deploy</summary>
      {form instanceof Error && (
        <p role="alert">The script could not be loaded. Check your connection, then reload.</p>
      )}
      {isOpen && form && 'DeployForm' in form && <form.DeployForm key={props.contract.module} {...props} />}
    </details>
  );
}
