import { type Ref, useId } from 'react';
import { Part } from '../../site/parts/Boundary';
import type { Task } from '../client/use-task';
import { ContractPanel } from '../contract/ContractPanel';
import type { Checked } from '../editor/problems';
import type { LiveProgram } from '../protocol/program';
import { RunResults } from '../results/RunResults';
import { CheckStatus, TaskStatus } from '../results/Status';
import { TabList } from './TabList';

interface PanelsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly program: LiveProgram;
  readonly checked: Checked | undefined;
  readonly run: Task<'run'>;
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
}

const PANELS = ['Results', 'Contract', 'Problems', 'Types'] as const;
export type Panel = (typeof PANELS)[number];

/** What a panel shows, should it fail. */
const PANEL_TITLES: Readonly<Record<Panel, string>> = {
  Results: 'The list of results',
  Contract: 'The contract',
  Problems: 'The list of problems',
  Types: 'The list of types',
};

/** Panels with information about the program, beside its editor or, on narrow screens, below it. */
export function Panels(props: PanelsProps) {
  const panelId = useId();
  const { ref, program, checked, run, panel, onPanel } = props;
  const contracts = run.output?.kind === 'done' ? run.output.contracts : [];
  const count = checked instanceof Error ? '!' : (checked?.problems.length ?? 0);
  return (
    <div ref={ref} className="play-panels">
      <TabList
        label="Panels"
        tabs={PANELS.map((name) => (name === 'Problems' && count ? `Problems (${count})` : name))}
        selected={PANELS.indexOf(panel)}
        onSelect={(index) => onPanel(PANELS[index] ?? 'Results')}
        controls={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={panel} className="play-panel">
        <Part key={panel} title={PANEL_TITLES[panel]}>
          <PanelContent {...props} />
        </Part>
        {/* Only hidden while another panel is open, because it keeps the calls. */}
        <div hidden={panel !== 'Contract'}>
          {contracts.map((contract) => (
            <Part key={contract.name} title="The contract">
              <ContractPanel program={program} contract={contract} />
            </Part>
          ))}
        </div>
      </div>
    </div>
  );
}

const note = (text: string) => <p className="play-status">{text}</p>;

function PanelContent({ panel, checked, run }: PanelsProps) {
  if (panel === 'Results' || panel === 'Contract') {
    const { output, turn, isRunning, isSlow, error } = run;
    if (isSlow || error !== undefined) return <TaskStatus {...run} />;
    if (output && (panel === 'Results' || output.kind === 'refused'))
      return <RunResults key={turn} outcome={output} />;
    if (output) return output.contracts.length === 0 && note('The program has no entrypoint.');
    if (isRunning) return null;
    if (panel === 'Contract') return note('Press Run, then call the contract here.');
    return note('Press Run to see values and the results of tests.');
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
