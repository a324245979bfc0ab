import { useId } from 'react';
import { Part } from '../../site/parts/Boundary';
import { useLoaded } from '../../site/stores/use-loaded';
import type { Task } from '../client/use-task';
import { Contracts } from '../contract/Contracts';
import { sessionKey } from '../contract/session';
import type { Checked } from '../editor/problems';
import { TabList } from '../parts/TabList';
import type { LiveProgram, Place } from '../protocol/program';
import { RunResults } from '../results/RunResults';
import { LiveButton, TaskStatus } from '../results/Status';
import { Stepper } from '../trace/Stepper';
import { Outline } from './Outline';
import { PANELS, type Panel } from './state/layout';
import { activeFile, nameProblem } from './state/program';
import type { Kept } from './state/workbench';
import { TourOffer } from './Tour';
import type { Dispatch } from './use-workbench';

interface PanelsProps {
  readonly live: LiveProgram;
  readonly shown: Kept;
  readonly checked: Checked | undefined;
  readonly run: Task<'run'>;
  /** The steps of a run, once the reader has asked for them. */
  readonly watching: Task<'watch'>;
  readonly onStep: (place: Place | undefined) => void;
  /** Whether the program has changed since the run. */
  readonly isOld: boolean;
  readonly panel: Panel;
  /** The program as it was opened. */
  readonly original: LiveProgram;
  /** The line that the reader points at in the editor, and what is pointed at in the Michelson. */
  readonly line: number | undefined;
  readonly onPoint: (place: Place | undefined) => void;
  readonly onJump: (place: Place) => void;
  readonly dispatch: Dispatch;
}

/** What a panel shows, should it fail. */
const PANEL_TITLES: Readonly<Record<Panel, string>> = {
  Results: 'The list of results',
  Contract: 'The contract',
  Michelson: 'The Michelson',
  Outline: 'The outline',
};

/** Panels with information about the program, beside its editor; on narrow screens, in place of it. */
export function Panels(props: PanelsProps) {
  const panelId = useId();
  const { panel, dispatch } = props;
  return (
    <section className="wb-panels" aria-label="Panels">
      <TabList
        label="Panels"
        tabs={PANELS}
        selected={PANELS.indexOf(panel)}
        onSelect={(index) => dispatch({ do: 'view', view: PANELS[index] ?? 'Results' })}
        controls={panelId}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <div id={panelId} role="tabpanel" aria-label={panel} className="wb-panel live" tabIndex={0}>
        <Part key={panel} title={PANEL_TITLES[panel]}>
          <PanelContent {...props} />
        </Part>
      </div>
    </section>
  );
}

function PanelContent(props: PanelsProps) {
  switch (props.panel) {
    case 'Results':
      return <ResultsPanel {...props} />;
    case 'Contract':
      return <ContractPanel {...props} />;
    case 'Michelson':
      return <MichelsonPanel {...props} />;
    case 'Outline':
      return <OutlinePanel {...props} />;
  }
}

const note = (text: string) => <p className="wb-empty">{text}</p>;

function ResultsPanel({ live, run, isOld, watching, onStep, onJump }: PanelsProps) {
  const { output, turn, isRunning, isSlow, error } = run;
  if (isSlow || error !== undefined) return <TaskStatus {...run} />;
  if (output)
    return (
      <>
        <RunResults key={turn} outcome={output} library={live.library} isOld={isOld} onJump={onJump} />
        {output.kind === 'done' && (
          <div className="live-bar">
            <LiveButton onClick={() => void watching.start(live)}>Step through</LiveButton>
            <TaskStatus {...watching} />
          </div>
        )}
        {watching.output && (
          <Part title="The steps">
            <Stepper key={watching.turn} watched={watching.output} onStep={({ place }) => onStep(place)} />
          </Part>
        )}
      </>
    );
  if (isRunning) return null;
  return (
    <>
      {note('Press Run (Ctrl+Enter) to see values and the results of tests.')}
      {note('A test is a constant whose name begins with test.')}
      <TourOffer />
    </>
  );
}

function ContractPanel({ live, shown, checked, dispatch }: PanelsProps) {
  const { program } = shown;
  const { name, text } = activeFile(program);
  const addTest = (test: { name: string; text: string; isSeparate: boolean }) => {
    const now = Date.now();
    if (!test.isSeparate) {
      dispatch({ do: 'text', text: `${text.trimEnd()}\n\n${test.text}`, now });
      return dispatch({ do: 'notice', text: `${test.name} is at the end of ${name}.` });
    }
    const [stem = 'main', extension = 'jsligo'] = name.split(/\.(?=\w+$)/);
    const names = ['', '-2', '-3', '-4'].map((suffix) => `${stem}-test${suffix}.${extension}`);
    const free = names.find((one) => nameProblem(one, program.files) === undefined);
    if (free) dispatch({ do: 'add file', syntax: live.syntax, file: { name: free, text: test.text }, now });
  };
  return (
    <Contracts
      key={`${shown.id} ${name}`}
      program={live}
      isAccepted={checked !== undefined && !(checked instanceof Error) && checked.problems.length === 0}
      sessionOf={(contract) => program.sessions[sessionKey(name, contract)]}
      onSession={(contract, session) =>
        dispatch({ do: 'session', key: sessionKey(name, contract), session, now: Date.now() })
      }
      onTest={addTest}
    />
  );
}

/** Loaded when it is first shown. */
function MichelsonPanel({ live, original, line, onPoint }: PanelsProps) {
  const loaded = useLoaded(() => import('../michelson/MichelsonPane'));
  if (loaded instanceof Error)
    return note('The script could not be loaded. Check your connection, then reload.');
  if (!loaded) return note('Loading…');
  return <loaded.MichelsonPane program={live} original={original} line={line} onPoint={onPoint} />;
}

function OutlinePanel({ checked, onJump }: PanelsProps) {
  if (!checked) return note('Checking…');
  if (checked instanceof Error) return note(checked.message);
  if (checked.outline.length === 0) return note('The program declares nothing.');
  return <Outline items={checked.outline} onJump={onJump} />;
}
