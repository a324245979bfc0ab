import { type Ref, useId } from 'react';
import { Part } from '../../site/parts/Boundary';
import { useLoaded } from '../../site/stores/use-loaded';
import type { Task } from '../client/use-task';
import { ContractPanel } from '../contract/ContractPanel';
import type { Checked } from '../editor/problems';
import type { LiveProgram, Place } from '../protocol/program';
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
  /** The program as it was opened. */
  readonly original: LiveProgram;
  /** The line that the reader points at in the editor, and what is pointed at in the Michelson. */
  readonly line: number | undefined;
  readonly onPoint: (place: Place | undefined) => void;
}

const PANELS = ['Results', 'Contract', 'Michelson', 'Problems', 'Types'] as const;
export type Panel = (typeof PANELS)[number];

/** What a panel shows, should it fail. */
const PANEL_TITLES: Readonly<Record<Panel, string>> = {
  Results: 'The list of results',
  Contract: 'The contract',
  Michelson: 'The Michelson',
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

function PanelContent(props: PanelsProps) {
  const { panel, checked, run } = props;
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
  if (panel === 'Michelson') return <MichelsonPanel {...props} />;
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

/** Loaded when it is first shown. */
function MichelsonPanel({ program, original, line, onPoint }: PanelsProps) {
  const loaded = useLoaded(() => import('../michelson/MichelsonPane'));
  if (loaded instanceof Error)
    return note('The script could not be loaded. Check your connection, then reload.');
  if (!loaded) return note('Loading…');
  return <loaded.MichelsonPane program={program} original={original} line={line} onPoint={onPoint} />;
}
