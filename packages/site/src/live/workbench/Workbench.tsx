import './workbench.css';
import { syntaxOfFile } from '@ligo-docs/ligo/syntax';
import { useEffect, useId, useRef, useState } from 'react';
import { otherSyntax } from '../../model/syntax';
import { Part } from '../../site/parts/Boundary';
import { syntaxStore } from '../../site/stores/syntax';
import { useStore } from '../../site/stores/use-store';
import { useTask } from '../client/use-task';
import { Editor, type EditorHandle, type EditorMemory } from '../editor/Editor';
import type { Checked } from '../editor/problems';
import type { LineNote, Place } from '../protocol/program';
import { BottomBar } from './BottomBar';
import { ExamplesDialog } from './ExamplesDialog';
import { FileTabs } from './FileTabs';
import { KeysDialog } from './KeysDialog';
import { NoticeBar } from './NoticeBar';
import { Panels } from './Panels';
import { ProblemList } from './ProblemList';
import { ProgramsDialog } from './ProgramsDialog';
import { Splitter } from './Splitter';
import { StatusLine } from './StatusLine';
import type { Example } from './state/examples';
import { activeFile, type Program, programOf } from './state/program';
import type { Action } from './state/workbench';
import { TopBar } from './TopBar';
import { Tour } from './Tour';
import { useKeys } from './use-keys';
import { useVisibleHeight } from './use-visible-height';
import { newId, useWorkbench } from './use-workbench';

/** Where the window is in the site. */
export interface PlaceInSite {
  /** The name of the site. */
  readonly site: string;
  /** The address of its first page. */
  readonly home: string;
  /** The path of the playground. */
  readonly path: string;
}

export interface WorkbenchProps {
  readonly place: PlaceInSite;
  /** The addresses of the libraries by version, latest first. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly start: Example;
  /** The address of the examples file. */
  readonly examples: string;
}

export type Dialog = 'examples' | 'programs' | 'keys' | undefined;

const NO_NOTES: readonly LineNote[] = [];

/** The playground: an editor of several files with the results of the checker, the evaluator and the compiler. */
export function Workbench({ place, libraries, start, examples }: WorkbenchProps) {
  const chosen = useStore(syntaxStore);
  const [latest = ''] = Object.keys(libraries);
  const { state, dispatch, isStored } = useWorkbench(programOf(start.name, start.programs, chosen, latest));
  const { shown, others, layout, notice } = state;
  const { program } = shown;
  const file = activeFile(program);
  const syntax = syntaxOfFile(file.name);
  const version = libraries[program.version] === undefined ? latest : program.version;
  /** The files that the active one may import. */
  const imported = program.files.filter((other) => other !== file).map(({ name, text }) => [name, text]);
  const context = {
    syntax,
    library: libraries[version] ?? '',
    files: Object.fromEntries(imported),
    before: '',
    name: file.name,
  };
  const live = { ...context, text: file.text };
  // A rename keeps the editor with its history.
  const editorKey = JSON.stringify([shown.id, program.active, program.files.length, syntax, context.library]);
  const liveKey = JSON.stringify(live);
  const [checked, setChecked] = useState<Checked>();
  const [dialog, setDialog] = useState<Dialog>();
  const [line, setLine] = useState<number>();
  const [lit, setLit] = useState<Place>();
  const [position, setPosition] = useState({ line: 1, column: 1 });
  const editor = useRef<EditorHandle>(null);
  /** Of the files that are not shown, so that they keep their Undo. */
  const memories = useRef(new Map<string, EditorMemory>());
  const memoryKey = JSON.stringify([shown.id, file.name]);
  const root = useRef<HTMLDivElement>(null);
  const editorId = useId();
  const run = useTask('run', shown.id);
  /** The program of the last run: its results are old once the program differs. */
  const [ran, setRan] = useState<string>();
  const isOld = run.output !== undefined && ran !== liveKey;
  const change = (action: Action) => dispatch(action);
  const now = () => Date.now();
  const startRun = async () => {
    if (layout.view === 'Code' || layout.view === 'Problems' || layout.panel !== 'Contract')
      change({ do: 'view', view: 'Results' });
    if (await run.start(live)) setRan(liveKey);
  };
  const watching = useTask('watch', liveKey);
  const [step, setStep] = useState<Place>();
  const formatting = useTask('format', liveKey);
  const translation = useTask('translate', liveKey);
  const format = async () => {
    const formatted = await formatting.start(live);
    if (formatted && 'text' in formatted) change({ do: 'text', text: formatted.text, now: now() });
    else if (formatted) change({ do: 'notice', text: formatted.problem });
  };
  const translate = async () => {
    const translated = await translation.start(live);
    if (translated && 'problem' in translated) change({ do: 'notice', text: translated.problem });
    else if (translated)
      change({ do: 'translation', syntax: translated.syntax, text: `${translated.text}\n`, now: now() });
  };
  /** The text of each file when it was opened. */
  const [original, setOriginal] = useState({ editorKey, live });
  if (original.editorKey !== editorKey) setOriginal({ editorKey, live });
  const jump = (place: Place) => {
    change({ do: 'view', view: 'Code' });
    editor.current?.show(place);
  };
  const open = (opened: Program) => {
    change({ do: 'open', id: newId(), program: opened });
    setDialog(undefined);
  };
  useKeys({
    onRun: () => void startRun(),
    // Everything is stored anyway; the dialog of the browser would save the page.
    onSave: () => change({ do: 'copy', id: newId(), now: now() }),
    onHelp: () => setDialog('keys'),
  });
  useVisibleHeight(root);
  // The theme of the window, not of an article: nothing behind it scrolls.
  useEffect(() => {
    document.documentElement.classList.add('has-workbench');
    return () => document.documentElement.classList.remove('has-workbench');
  }, []);
  const problems = checked instanceof Error ? [] : (checked?.problems ?? []);
  return (
    <div
      ref={root}
      className="wb"
      data-view={layout.view}
      style={{
        ['--wb-editor' as string]: `${layout.editor}%`,
        ['--wb-problems' as string]: `${layout.problems}%`,
      }}
    >
      <TopBar
        place={place}
        title={program.title}
        syntax={syntax}
        versions={Object.keys(libraries)}
        version={version}
        program={program}
        isBusy={run.isSlow ?? false}
        onRun={() => void startRun()}
        onStop={run.stop}
        onDialog={setDialog}
        onTitle={(title) => change({ do: 'title', title, now: now() })}
        onVersion={(next) => change({ do: 'version', version: next, now: now() })}
        onFormat={() => void format()}
        onTranslate={() => void translate()}
        onNotice={(text) => change({ do: 'notice', text })}
        other={otherSyntax(syntax)}
      />
      <NoticeBar
        notice={notice}
        isStored={isStored}
        onUndo={() => change({ do: 'undo' })}
        onDismiss={() => change({ do: 'dismiss' })}
      />
      <div className="wb-work">
        <section className="wb-code" aria-label="Code">
          <Part title="The list of files">
            <FileTabs program={program} syntax={syntax} controls={editorId} dispatch={change} />
          </Part>
          <div id={editorId} role="tabpanel" aria-label={file.name} className="wb-editor">
            <Part key={editorKey} title="The editor">
              <Editor
                ref={editor}
                label={`Code of ${file.name}`}
                program={live}
                onText={(text) => change({ do: 'text', text, now: now() })}
                onChecked={setChecked}
                notes={run.output && !isOld ? run.output.notes : NO_NOTES}
                onRun={() => void startRun()}
                onFormat={() => void format()}
                onPosition={setPosition}
                takesFocus={false}
                fills
                memory={memories.current.get(memoryKey)}
                onClose={(memory) => memories.current.set(memoryKey, memory)}
                lit={layout.panel === 'Michelson' ? lit : watching.output ? step : undefined}
                coverage={watching.output?.lines}
                onLens={({ kind }) =>
                  kind === 'test' ? void startRun() : change({ do: 'view', view: 'Contract' })
                }
                onLine={setLine}
              />
            </Part>
          </div>
          <Splitter
            part="problems"
            label="Height of the list of problems"
            size={layout.problems}
            onSize={(size) => change({ do: 'resize', part: 'problems', size })}
          />
          <Part title="The list of problems">
            <ProblemList checked={checked} library={live.library} onJump={jump} />
          </Part>
        </section>
        <Splitter
          part="editor"
          label="Width of the editor"
          size={layout.editor}
          onSize={(size) => change({ do: 'resize', part: 'editor', size })}
        />
        <Part title="The panels">
          <Panels
            live={live}
            shown={shown}
            checked={checked}
            run={run}
            watching={watching}
            onStep={setStep}
            isOld={isOld}
            panel={layout.panel}
            original={original.live}
            line={line}
            onPoint={setLit}
            onJump={jump}
            dispatch={change}
          />
        </Part>
      </div>
      <StatusLine
        checked={checked}
        isStored={isStored}
        isOwn={shown.isOwn}
        syntax={syntax}
        position={position}
        onProblems={() => change({ do: 'view', view: 'Problems' })}
        onKeys={() => setDialog('keys')}
      />
      <BottomBar
        view={layout.view}
        problems={problems.length}
        onView={(view) => change({ do: 'view', view })}
      />
      {dialog === 'examples' && (
        <ExamplesDialog
          file={examples}
          syntax={chosen}
          version={version}
          onOpen={open}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'programs' && (
        <ProgramsDialog
          shown={shown}
          others={others}
          dispatch={change}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'keys' && <KeysDialog onClose={() => setDialog(undefined)} />}
      <Tour />
    </div>
  );
}
