import './playground.css';
import { syntaxOfFile } from '@ligo-docs/ligo/syntax';
import { useEffect, useId, useRef, useState } from 'react';
import { SYNTAX_LABELS, SYNTAXES, type Syntax } from '../../model/syntax';
import { Part } from '../../site/parts/Boundary';
import { syntaxStore } from '../../site/stores/syntax';
import { useStore } from '../../site/stores/use-store';
import { useTask } from '../client/use-task';
import { Editor } from '../editor/Editor';
import type { Checked } from '../editor/problems';
import type { Place } from '../protocol/program';
import { LiveButton, Refusal } from '../results/Status';
import { Examples } from './Examples';
import { FileBar } from './FileBar';
import { type Panel, Panels } from './Panels';
import { ShareTools } from './ShareTools';
import { type Example, useWorkspace } from './use-workspace';
import { VersionMenu } from './VersionMenu';
import { activeFile, withChange } from './workspace';

export interface PlaygroundProps {
  /** The addresses of the libraries by version, latest first. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly start: Example;
  /** The address of the examples file. */
  readonly examples: string;
}

const NOT_STORED = 'This browser does not store the program. Download the files to keep them.';

/** An editor for several files, with the results of the checker and the evaluator. */
export function Playground({ libraries, start, examples }: PlaygroundProps) {
  const chosen = useStore(syntaxStore);
  const [latest = ''] = Object.keys(libraries);
  const { workspace, opened, notice, previous, isStored, edit, open, restore, ...switching } = useWorkspace(
    start,
    latest,
    chosen,
  );
  const file = activeFile(workspace);
  const syntax = syntaxOfFile(file.name);
  const version = libraries[workspace.version] === undefined ? latest : workspace.version;
  const library = libraries[version] ?? '';
  const [checked, setChecked] = useState<Checked>();
  /** The files that the active one may import. */
  const others = workspace.files.filter((other) => other !== file).map(({ name, text }) => [name, text]);
  const context = { syntax, library, files: Object.fromEntries(others), before: '' };
  const contextKey = JSON.stringify([opened, workspace.active, context]);
  const program = { ...context, name: file.name, text: file.text };
  const run = useTask('run', contextKey + file.text);
  const [panel, setPanel] = useState<Panel>('Results');
  const panels = useRef<HTMLDivElement>(null);
  const startRun = () => {
    void run.start(program);
    if (panel !== 'Contract') setPanel('Results');
  };
  /** On narrow screens the results are below the editor. */
  const showsResults = useRef(false);
  useEffect(() => {
    if (run.isRunning || !showsResults.current) return;
    showsResults.current = false;
    panels.current?.scrollIntoView({ block: 'nearest' });
  }, [run.isRunning]);
  const formatting = useTask('format', contextKey + file.text);
  const format = async () => {
    const formatted = await formatting.start(program);
    if (formatted && 'text' in formatted) editText(formatted.text);
  };
  const translation = useTask('translate', contextKey + file.text);
  /** An example may be written in both syntaxes; any other program is translated. */
  const switchSyntax = async (next: Syntax) => {
    if (switching.isWrittenIn(next) || file.text.trim() === '') return switching.switchTo(next);
    const translated = await translation.start(program);
    if (translated && 'text' in translated) switching.switchToTranslation(next, `${translated.text}\n`);
  };
  const editText = (text: string) => text !== file.text && edit(withChange(workspace, { text }));
  const editorId = useId();
  const [line, setLine] = useState<number>();
  const [lit, setLit] = useState<Place>();
  /** The text of each file when it was opened. */
  const [original, setOriginal] = useState({ contextKey, program });
  if (original.contextKey !== contextKey) setOriginal({ contextKey, program });
  return (
    <div className="play">
      <p role="status">{isStored ? notice : NOT_STORED}</p>
      <div className="play-bar">
        <button
          type="button"
          className={run.isSlow ? 'button' : 'button is-primary'}
          onClick={() => {
            if (run.isSlow) return run.stop();
            showsResults.current = true;
            startRun();
          }}
        >
          {run.isSlow ? 'Stop' : 'Run'}
        </button>
        <fieldset className="play-syntax">
          <legend className="visually-hidden">Syntax</legend>
          {SYNTAXES.map((one) => (
            <button
              key={one}
              type="button"
              className="play-tab"
              aria-pressed={one === syntax}
              onClick={() => one !== syntax && void switchSyntax(one)}
            >
              {SYNTAX_LABELS[one]}
            </button>
          ))}
        </fieldset>
        <LiveButton onClick={() => void format()}>Format</LiveButton>
        <Part title="Sharing">
          <VersionMenu
            versions={Object.keys(libraries)}
            current={version}
            onChange={(next) => edit({ ...workspace, version: next })}
          />
          <ShareTools workspace={workspace} />
        </Part>
        {previous.length > 0 && <LiveButton onClick={restore}>Back to my program</LiveButton>}
      </div>
      <Refusal of={formatting} />
      <Refusal of={translation} />
      <Part title="The list of examples">
        <Examples file={examples} onOpen={open} />
      </Part>
      <Part title="The list of files">
        <FileBar workspace={workspace} syntax={chosen} onChange={edit} controls={editorId} />
      </Part>
      <div id={editorId} role="tabpanel" aria-label={file.name} className="play-editor">
        <Part key={contextKey} title="The editor">
          <Editor
            label={`Code of ${file.name}`}
            program={program}
            onText={editText}
            onChecked={setChecked}
            notes={run.output?.notes}
            onRun={startRun}
            onFormat={() => void format()}
            takesFocus={false}
            lit={panel === 'Michelson' ? lit : undefined}
            onLine={setLine}
          />
        </Part>
      </div>
      <Part title="The panels">
        <Panels
          ref={panels}
          program={program}
          original={original.program}
          checked={checked}
          run={run}
          panel={panel}
          onPanel={setPanel}
          line={line}
          onPoint={setLit}
        />
      </Part>
    </div>
  );
}
