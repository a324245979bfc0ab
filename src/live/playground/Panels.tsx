import { useId, useState } from 'react';
import type { Task } from '../client/use-task';
import { ContractPanel } from '../contract/ContractPanel';
import type { Checked } from '../editor/problems';
import type { LiveProgram } from '../protocol/program';
import { RunResults } from '../results/RunResults';
import { CheckStatus, TaskStatus } from '../results/Status';
import { TabList } from './TabList';

interface PanelsProps {
  readonly program: LiveProgram;
  readonly checked: Checked | undefined;
  readonly run: Task<'run'>;
}

const PANELS = ['Results', 'Contract', 'Problems', 'Types'] as const;
type Panel = (typeof PANELS)[number];

/** What is known about the program, below its editor. */
export function Panels({ program, checked, run }: PanelsProps) {
  const [selected, setSelected] = useState(0);
  const panelId = useId();
  const count = checked instanceof Error ? '!' : (checked?.problems.length ?? 0);
  const panel: Panel = PANELS[selected] ?? 'Results';
  return (
    <div className="play-panels">
      <TabList
        label="Panels"
        tabs={PANELS.map((name) => (name === 'Problems' && count ? `Problems (${count})` : name))}
        selected={selected}
        onSelect={setSelected}
        controls={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={panel} className="play-panel">
        {panel === 'Results' && <Results run={run} />}
        {panel === 'Contract' && <Contracts run={run} program={program} />}
        {panel === 'Problems' && <Problems checked={checked} />}
        {panel === 'Types' && <Types checked={checked} />}
      </div>
    </div>
  );
}

function Results({ run }: { run: Task<'run'> }) {
  if (run.output) return <RunResults outcome={run.output} />;
  if (run.isRunning || run.error !== undefined) return <TaskStatus {...run} />;
  return <p className="play-status">Press Run to see values and the results of tests.</p>;
}

/** The contracts of the program that was run, to be called. */
function Contracts({ run: { output }, program }: { run: Task<'run'>; program: LiveProgram }) {
  const contracts = output?.kind === 'done' ? output.contracts : undefined;
  if (!contracts) return <p className="play-status">Press Run, then call the contract here.</p>;
  if (contracts.length === 0) return <p className="play-status">The program has no entrypoint.</p>;
  return contracts.map((contract) => (
    <ContractPanel key={contract.name} program={program} contract={contract} />
  ));
}

function Problems({ checked }: Pick<PanelsProps, 'checked'>) {
  return checked ? <CheckStatus checked={checked} /> : <p className="play-status">Checking…</p>;
}

function Types({ checked }: Pick<PanelsProps, 'checked'>) {
  if (!checked || checked instanceof Error) return <Problems checked={checked} />;
  const { declarations } = checked;
  if (declarations.length === 0) return <p className="play-status">The program declares nothing.</p>;
  return (
    <ul className="live-list">
      {declarations.map((declaration, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a program may declare a name again
        <li key={index}>
          <code>{declaration}</code>
        </li>
      ))}
    </ul>
  );
}
