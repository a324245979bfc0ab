import { useState } from 'react';
import { saveFile } from '../../site/parts/save-file';
import { COPY_RESULTS, useCopy } from '../../site/stores/use-copy';
import { liveClient } from '../client/live-client';
import { ExpressionField } from '../contract/ExpressionField';
import { LiveButton, Status } from '../results/Status';
import type { DeployProps } from './DeploySheet';
import {
  contractName,
  type Deployment,
  ligoCommands,
  octezCommands,
  projectFiles,
  taquitoLines,
} from './deployment';
import { useFields } from './use-fields';
import { zip } from './zip';

/** Fields for the initial storage and the arguments of calls, and the commands that follow from them. */
export function DeployForm({ program, contract }: DeployProps) {
  const { fields, values, set, deployment, error } = useFields(program, contract);
  return (
    <form className="mich-deploy" aria-label="Deploy" onSubmit={(event) => event.preventDefault()}>
      {error && <Status kind="failed">{error}</Status>}
      <div className="live-fields">
        {fields.map(({ name, label, type }) => (
          <ExpressionField
            key={name}
            label={label}
            type={type}
            value={values[name]?.text ?? ''}
            error={values[name]?.error}
            onChange={(event) => set(name, event.target.value)}
          />
        ))}
      </div>
      {deployment && <Commands deployment={deployment} program={program} contract={contract} />}
    </form>
  );
}

function Commands({ deployment, program, contract }: DeployProps & { readonly deployment: Deployment }) {
  const [failure, setFailure] = useState<string>();
  const download = async () => {
    const json = await liveClient.request('file', { program, module: contract.module, format: 'json' });
    const name = contractName(deployment);
    saveFile(`${name}.zip`, zip(name, projectFiles({ ...deployment, json })));
  };
  return (
    <>
      <p role="status" className="live-label">{`The origination burns about ${deployment.burn} tez.`}</p>
      <Block title="Compile with LIGO" text={ligoCommands(deployment)} />
      <Block title="Deploy and call with octez-client" text={octezCommands(deployment)} />
      <Block title="The same with Taquito" text={taquitoLines(deployment)} />
      <div className="mich-bar-row">
        <LiveButton onClick={() => void download().catch((reason: unknown) => setFailure(String(reason)))}>
          Download project
        </LiveButton>
        {failure && <Status kind="failed">{failure}</Status>}
      </div>
    </>
  );
}

function Block({ title, text }: { title: string; text: string }) {
  const [copied, copy] = useCopy();
  return (
    <>
      <div className="mich-bar-row">
        <span className="live-label">{title}</span>
        <LiveButton aria-label={`Copy: ${title}`} onClick={() => void copy(text)}>
          {copied ? COPY_RESULTS[copied] : 'Copy'}
        </LiveButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls long lines */}
      <pre className="mich-step" tabIndex={0} translate="no">
        {text}
      </pre>
    </>
  );
}
