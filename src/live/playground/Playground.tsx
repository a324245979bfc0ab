import './playground.css';
import { useId, useMemo, useState } from 'react';
import { SYNTAX_LABELS, SYNTAXES } from '../../model/syntax';
import { syntaxStore } from '../../site/stores/syntax';
import { useStore } from '../../site/stores/use-store';
import { useTask } from '../client/use-task';
import { Editor } from '../editor/Editor';
import type { LineNote } from '../editor/notes';
import type { Diagnostic } from '../protocol/program';
import { notesOf } from '../results/line-notes';
import { Examples } from './Examples';
import { FileBar } from './FileBar';
import { Panels } from './Panels';
import { ShareTools } from './ShareTools';
import { type Example, useWorkspace } from './use-workspace';
import { activeFile, syntaxOf, type Workspace, withChange } from './workspace';

export interface PlaygroundProps {
  /** The addresses of the libraries by version, the latest one first. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly start: Example;
  /** The address of their file. */
  readonly examples: string;
}

const NO_NOTES: readonly LineNote[] = [];

/** An editor of several files with everything that the checker and the evaluator can say about them. */
export function Playground({ libraries, start, examples }: PlaygroundProps) {
  const chosen = useStore(syntaxStore);
  const [latest = ''] = Object.keys(libraries);
  const handle = useWorkspace(start, latest, chosen);
  const { workspace, notice, previous } = handle;
  const file = activeFile(workspace);
  const syntax = syntaxOf(file.name);
  const library = libraries[workspace.version] ?? libraries[latest] ?? '';
  const files = useOtherFiles(workspace);
  const [problems, setProblems] = useState<readonly Diagnostic[] | Error>();
  const run = useTask('run');
  const program = { syntax, library, files, before: '', text: file.text };
  const startRun = () => run.start(program);
  const { isRunning, output: outcome } = run;
  const notes = useMemo(() => (outcome ? notesOf(outcome, file.text) : NO_NOTES), [outcome, file.text]);
  /** Another program has no results yet. */
  const clearingResults =
    <T,>(action: (next: T) => void) =>
    (next: T) => {
      action(next);
      run.clear();
    };
  const change = clearingResults(handle.edit);
  const switchTo = clearingResults(handle.switchTo);
  const editText = (text: string) => {
    if (text !== file.text) change(withChange(workspace, { text }));
  };
  const editorId = useId();
  return (
    <div className="play">
      {notice && (
        <p role="status" className="play-notice">
          {notice}
        </p>
      )}
      <div className="play-bar">
        <button
          type="button"
          className={isRunning ? 'button' : 'button is-primary'}
          onClick={isRunning ? run.stop : startRun}
        >
          {isRunning ? 'Stop' : 'Run'}
        </button>
        <fieldset className="play-syntax">
          <legend className="visually-hidden">Syntax</legend>
          {SYNTAXES.map((one) => (
            <button
              key={one}
              type="button"
              className="play-tab"
              aria-pressed={one === syntax}
              onClick={() => one !== syntax && switchTo(one)}
            >
              {SYNTAX_LABELS[one]}
            </button>
          ))}
        </fieldset>
        <ShareTools workspace={workspace} />
        {previous && (
          <button type="button" className="live-button" onClick={clearingResults(handle.restore)}>
            Back to my program
          </button>
        )}
      </div>
      <Examples file={examples} onOpen={clearingResults(handle.open)} />
      <FileBar workspace={workspace} syntax={chosen} onChange={change} controls={editorId} />
      <div id={editorId} role="tabpanel" aria-label={file.name} className="play-editor">
        <Editor
          key={file.name}
          label={`Code of ${file.name}`}
          program={program}
          onText={editText}
          onProblems={setProblems}
          notes={notes}
          onRun={startRun}
          takesFocus={false}
        />
      </div>
      <Panels program={program} problems={problems} run={run} />
    </div>
  );
}

/** The files that the active one may import; the same object as long as they are the same. */
function useOtherFiles({ files, active }: Workspace): Readonly<Record<string, string>> {
  const others = files.filter((_, index) => index !== active).map(({ name, text }) => [name, text]);
  const key = JSON.stringify(Object.fromEntries(others));
  return useMemo(() => JSON.parse(key), [key]);
}
