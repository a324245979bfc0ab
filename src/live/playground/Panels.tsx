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

/** Panels with information about the program, below its editor. */
export function Panels(props: PanelsProps) {
  const [selected, setSelected] = useState(0);
  const panelId = useId();
  const { checked } = props;
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
        <PanelContent {...props} panel={panel} />
      </div>
    </div>
  );
}

function PanelContent({ panel, program, checked, run }: PanelsProps & { panel: Panel }) {
  const note = (text: string) => <p className="play-status">{text}</p>;
  if (panel === 'Results') {
    if (run.output) return <RunResults outcome={run.output} />;
    if (run.isRunning || run.error !== undefined) return <TaskStatus {...run} />;
    return note('Press Run to see values and the results of tests.');
  }
  if (panel === 'Contract') {
    if (run.output?.kind !== 'done') return note('Press Run, then call the contract here.');
    if (run.output.contracts.length === 0) return note('The program has no entrypoint.');
    return run.output.contracts.map((contract) => (
      <ContractPanel key={contract.name} program={program} contract={contract} />
    ));
  }
  if (!checked) return note('Checking…');
  if (panel === 'Problems' || checked instanceof Error) return <CheckStatus checked={checked} />;
  if (checked.declarations.length === 0) return note('The program declares nothing.');
  return (
    <ul className="live-list">
      {checked.declarations.map(({ declaration, from }) => (
        <li key={from}>
          <code>{declaration}</code>
        </li>
      ))}
    </ul>
  );
}
