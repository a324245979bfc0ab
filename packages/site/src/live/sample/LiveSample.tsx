import './sample.css';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { otherSyntax, SYNTAX_LABELS } from '../../model/syntax';
import { Part } from '../../site/parts/Boundary';
import { useTask } from '../client/use-task';
import { ContractPanel } from '../contract/ContractPanel';
import type { Session } from '../contract/session';
import { RunResults } from '../results/RunResults';
import { LiveButton, Refusal, TaskStatus } from '../results/Status';
import { showNotes } from '../results/show-notes';
import { Translation } from './Translation';
import type { LiveState } from './use-live';

export interface LiveSampleProps extends LiveState {
  /** The code on the page, where results are shown at the ends of lines. */
  readonly block: RefObject<HTMLPreElement | null>;
  readonly onText: (text: string) => void;
  /** Called with the calls of a contract, which go along to the playground. */
  readonly onSession: (contract: string, session: Session) => void;
  /** The editor module once loaded, or an error if loading failed. */
  readonly editor: typeof import('./SampleEditor') | Error | undefined;
  /** The editor with the Michelson beside it, likewise. */
  readonly michelson: typeof import('./MichelsonPart') | Error | undefined;
}

/** The editor and the results below a sample, loaded on first use. */
export function LiveSample(props: LiveSampleProps) {
  const { sample, isEditing, edited, runs, isCompiled, twin, sessions, block, onText, editor, michelson } =
    props;
  const text = isEditing ? edited : sample.text;
  const program = { ...sample, text };
  const { isSlow, output: outcome, turn, error, start, stop } = useTask('run');
  /** The text of the last run: its results are old once the text differs. */
  const [ran, setRan] = useState<string>();
  const isOld = outcome !== undefined && ran !== text;
  const result = useRef<HTMLDivElement>(null);
  const run = async () => {
    if (await start(program)) setRan(text);
  };
  // A sample may be longer than the window, and its result is below it.
  useEffect(() => {
    if (turn || isSlow) result.current?.scrollIntoView({ block: 'nearest' });
  }, [turn, isSlow]);
  const formatting = useTask('format', text);
  const translation = useTask('translate', text);
  const format = async () => {
    const formatted = await formatting.start(program);
    if (formatted && 'text' in formatted) onText(formatted.text);
  };
  const runAgain = useEffectEvent(() => void run());
  useEffect(() => {
    if (runs > 0) runAgain();
  }, [runs]);
  const notes = isOld ? undefined : outcome?.notes;
  const editing = isCompiled ? michelson : editor;
  const Editing = editing && partOf(editing);
  useEffect(() => {
    const code = block.current?.querySelector('code');
    return code && notes && !isEditing ? showNotes(code, notes) : undefined;
  }, [block, isEditing, notes]);
  return (
    <>
      {isEditing && !editing && <p className="live-status live-check is-busy">Loading the editor…</p>}
      {isEditing && Editing && (
        <Part title="The editor">
          <Editing
            program={program}
            original={sample}
            twin={twin}
            onText={onText}
            notes={notes}
            onRun={() => void run()}
            onFormat={() => void format()}
          />
        </Part>
      )}
      <div className="live-bar">
        <LiveButton onClick={isSlow ? stop : () => void run()}>
          {isSlow ? 'Stop' : outcome ? 'Run again' : 'Run'}
        </LiveButton>
        {isEditing && (
          <LiveButton disabled={edited === sample.text} onClick={() => onText(sample.text)}>
            Reset
          </LiveButton>
        )}
        {isEditing && <LiveButton onClick={() => void format()}>Format</LiveButton>}
        <LiveButton onClick={() => void translation.start(program)}>
          {`Translate to ${SYNTAX_LABELS[otherSyntax(sample.syntax)]}`}
        </LiveButton>
        <TaskStatus error={error} isSlow={isSlow} />
      </div>
      <Refusal of={formatting} />
      <Refusal of={translation} />
      {translation.output && 'text' in translation.output && (
        <Part key={translation.turn} title="The translation">
          <Translation translated={translation.output} onHide={translation.clear} />
        </Part>
      )}
      <div ref={result} className="live-outcome">
        {outcome && !isSlow && (
          <Part key={turn} title="The result">
            <RunResults outcome={outcome} library={program.library} isOld={isOld} />
          </Part>
        )}
      </div>
      {outcome?.kind === 'done' &&
        outcome.contracts.map((contract) => (
          <Part key={contract.name} title="The contract">
            <ContractPanel
              program={program}
              contract={contract}
              session={sessions[contract.name]}
              onSession={(session) => props.onSession(contract.name, session)}
            />
          </Part>
        ))}
    </>
  );
}

/** The editor alone, or beside the Michelson; undefined if it could not be loaded. */
function partOf(module: NonNullable<LiveSampleProps['editor'] | LiveSampleProps['michelson']>) {
  if ('MichelsonPart' in module) return module.MichelsonPart;
  return 'SampleEditor' in module ? module.SampleEditor : undefined;
}
