import './sample.css';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTask } from '../client/use-task';
import { ContractPanel } from '../contract/ContractPanel';
import type { LineNote } from '../editor/notes';
import type { LiveProgram } from '../protocol/program';
import { notesOf } from '../results/line-notes';
import { RunResults } from '../results/RunResults';
import { TaskStatus } from '../results/Status';
import { withNotes } from '../results/static-notes';

export interface LiveSampleProps {
  /** The sample as the page has it. */
  readonly sample: LiveProgram;
  readonly isEditing: boolean;
  /** How often the reader has asked for a run. */
  readonly runs: number;
  /** The code as the page shows it. */
  readonly html: string;
  /** Gets the code with results at the ends of its lines. */
  readonly onHtml: (html: string) => void;
  /** Gets the text that is shown. */
  readonly onText: (text: string) => void;
  /** The module of the editor, once it is loaded, or why it could not be. */
  readonly editor: typeof import('./SampleEditor') | Error | undefined;
}

const NO_NOTES: readonly LineNote[] = [];

/** Below a sample: its editor, and what running it has to say. Loaded when the reader first asks for one of them. */
export function LiveSample({ sample, isEditing, runs, html, onHtml, onText, editor }: LiveSampleProps) {
  const [edited, setEdited] = useState(sample.text);
  const { state, start, stop, clear } = useTask('run');
  const text = isEditing ? edited : sample.text;
  const program = { ...sample, text };
  const run = () => start(program);
  const runAgain = useEffectEvent(run);
  useEffect(() => {
    if (runs > 0) runAgain();
  }, [runs]);
  const outcome = state.kind === 'done' ? state.output : undefined;
  const notes = useMemo(() => (outcome ? notesOf(outcome, text) : NO_NOTES), [outcome, text]);
  useEffect(() => {
    if (isEditing || notes.length === 0) return;
    onHtml(withNotes(html, notes));
    return () => onHtml(html);
  }, [onHtml, html, isEditing, notes]);
  useEffect(() => onText(text), [onText, text]);
  const edit = (next: string) => {
    setEdited(next);
    clear();
  };
  return (
    <div className="live">
      {isEditing && !editor && <p className="live-status live-check is-busy">Loading the editor…</p>}
      {isEditing && editor instanceof Error && (
        <p className="live-status live-check is-failed" role="alert">
          The editor could not be loaded. Check your connection, then reload the page.
        </p>
      )}
      {isEditing && editor && !(editor instanceof Error) && (
        <editor.SampleEditor program={program} onText={edit} notes={notes} onRun={run} />
      )}
      <div className="live-bar">
        {state.kind === 'running' ? (
          <button type="button" className="live-button" onClick={stop}>
            Stop
          </button>
        ) : (
          <button type="button" className="live-button" onClick={run}>
            {outcome ? 'Run again' : 'Run'}
          </button>
        )}
        {isEditing && (
          <button
            type="button"
            className="live-button"
            disabled={edited === sample.text}
            onClick={() => edit(sample.text)}
          >
            Reset
          </button>
        )}
        <TaskStatus state={state} />
      </div>
      {outcome && <RunResults outcome={outcome} text={text} />}
      {outcome?.kind === 'done' &&
        outcome.contracts.map((contract) => (
          <ContractPanel key={contract.name} program={program} contract={contract} />
        ))}
    </div>
  );
}
