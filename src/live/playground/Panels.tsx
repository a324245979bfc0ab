import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type Task, useTask } from '../client/use-task';
import { ContractPanel } from '../contract/ContractPanel';
import type { Diagnostic, LiveProgram } from '../protocol/program';
import { problemLine } from '../results/line-notes';
import { RunResults } from '../results/RunResults';
import { Status } from '../results/Status';
import { TabList } from './TabList';

interface PanelsProps {
  readonly program: LiveProgram;
  readonly problems: readonly Diagnostic[] | Error | undefined;
  readonly run: Task<'run'>;
}

const PANELS = ['Results', 'Contract', 'Problems', 'Types'] as const;
type Panel = (typeof PANELS)[number];

/** What is known about the program, below its editor. */
export function Panels({ program, problems, run }: PanelsProps) {
  const [selected, setSelected] = useState(0);
  const panelId = useId();
  const count = problems instanceof Error ? '!' : (problems?.length ?? 0);
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
        {panel === 'Results' && <Results run={run} text={program.text} />}
        {panel === 'Contract' && <Contracts run={run} program={program} />}
        {panel === 'Problems' && <Problems problems={problems} text={program.text} />}
        {panel === 'Types' && <Types program={program} />}
      </div>
    </div>
  );
}

function Results({ run, text }: { run: Task<'run'>; text: string }) {
  const { isRunning, isSlow, output, error } = run;
  if (output) return <RunResults outcome={output} text={text} />;
  if (error !== undefined) return <Status kind="failed">{error}</Status>;
  return (
    <p role="status" className="play-status">
      {isRunning ? isSlow && 'Running…' : 'Press Run to see values and the results of tests.'}
    </p>
  );
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

function Problems({ problems, text }: { problems: PanelsProps['problems']; text: string }) {
  if (problems instanceof Error)
    return <p className="live-status is-failed">The program could not be checked. {problems.message}</p>;
  if (!problems) return <p className="play-status">Checking…</p>;
  if (problems.length === 0) return <p className="live-status is-passed">No problems found.</p>;
  return (
    <ul className="live-list">
      {problems.map((problem) => (
        <li key={problemLine(problem, text)} className="is-failed">
          {problemLine(problem, text)}
        </li>
      ))}
    </ul>
  );
}

function Types({ program }: { program: LiveProgram }) {
  const { output, error, start } = useTask('declarations');
  const ask = useEffectEvent(() => start(program));
  const { text, syntax } = program;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other types
  useEffect(() => ask(), [text, syntax]);
  if (error !== undefined) return <p className="live-status is-failed">{error}</p>;
  if (!output) return null;
  if (output.length === 0) return <p className="play-status">The program declares nothing.</p>;
  return (
    <ul className="live-list">
      {output.map(({ declaration, place }) => (
        <li key={place.from}>
          <code>{declaration}</code>
        </li>
      ))}
    </ul>
  );
}
