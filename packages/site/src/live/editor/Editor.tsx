import './Editor.css';
import { history, historyField, historyKeymap, isolateHistory } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { EditorView, type KeyBinding, keymap, lineNumbers } from '@codemirror/view';
import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { StyleModule } from 'style-mod';
import { nextTask, taskBeforeFrame } from '../next-task';
import type { LineNote, LiveProgram, Place } from '../protocol/program';
import { assistance } from './assist';
import { ligoColours } from './colours';
import { type CoveredLine, coverageCompartment, lineCoverage } from './coverage';
import { quickFixing } from './fixes';
import { folding } from './folding';
import { commentTokens, editKeys, indentation, leaveByTab, replaceSelected } from './keys';
import { marks, type OnLens } from './marks';
import { navigation } from './navigate';
import { lineNotes, noteCompartment } from './notes';
import { litCompartment, litRange, type OnLine, pointing } from './pointing';
import { type Checked, problems } from './problems';

export interface EditorHandle {
  /** Moves the cursor to a place and focuses the editor. */
  show(place: Place): void;
}

/** What an editor knew when it was closed, so that Undo goes on in the next one. */
export interface EditorMemory {
  readonly doc: string;
  readonly [field: string]: unknown;
}

export interface EditorProps {
  /** The accessible name of the editor. */
  readonly label: string;
  /** Only its text may change. */
  readonly program: LiveProgram;
  readonly onText: (text: string) => void;
  readonly onChecked: (checked: Checked) => void;
  readonly notes?: readonly LineNote[];
  /** Whether it is focused when it appears. */
  readonly takesFocus?: boolean;
  /** What the reader points at beside the editor. */
  readonly lit?: Place | undefined;
  /** Called with the line that the reader points at. */
  readonly onLine?: OnLine;
  /** Which lines the last run has reached, if it was watched. */
  readonly coverage?: readonly CoveredLine[] | undefined;
  /** Called when the reader presses the button above a test, an entrypoint or a view; without it, `onRun` is. */
  readonly onLens?: OnLens;
  /** Called with the place of the cursor. */
  readonly onPosition?: (position: { readonly line: number; readonly column: number }) => void;
  /** Whether it is as high as its place, and scrolls by itself. */
  readonly fills?: boolean;
  readonly ref?: Ref<EditorHandle>;
  /** What an earlier editor of this text has given to `onClose`. */
  readonly memory?: EditorMemory | undefined;
  readonly onClose?: (memory: EditorMemory) => void;
  /** Called on Mod-Enter. */
  readonly onRun: () => void;
  /** Called on Shift-Alt-F. */
  readonly onFormat: () => void;
}

const NO_NOTES: readonly LineNote[] = [];

const REMEMBERED = { history: historyField };

/** The browser handles cursor movement, so that it is familiar to readers. */
const KEYS: readonly KeyBinding[] = [...historyKeymap, ...editKeys, ...searchKeymap];

/** An editor of one text, with problems, types and completion from the checker. */
export function Editor(props: EditorProps) {
  const {
    label,
    program,
    onText,
    onChecked,
    notes = NO_NOTES,
    takesFocus = true,
    fills = false,
    lit,
  } = props;
  const { onRun, onFormat } = props;
  const { syntax } = program;
  /** With the line breaks that CodeMirror uses. */
  const text = program.text.replace(/\r\n?/g, '\n');
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<EditorView>();
  const helpId = useId();
  const changed = useEffectEvent(onText);
  const onLine: OnLine = useEffectEvent((line, isCursor) => props.onLine?.(line, isCursor));
  const followLens: OnLens = useEffectEvent((lens) => (props.onLens ? props.onLens(lens) : onRun()));
  const moved = useEffectEvent(({ doc, selection: { main } }: EditorState) => {
    const line = doc.lineAt(main.head);
    props.onPosition?.({ line: line.number, column: main.head - line.from + 1 });
  });
  const run = useEffectEvent(() => {
    onRun();
    return true;
  });
  const format = useEffectEvent(() => {
    onFormat();
    return true;
  });
  const latest = useEffectEvent(() => ({ ...program, text }));
  const memoryOf = useEffectEvent((doc: string) => (props.memory?.doc === doc ? props.memory : undefined));
  const close = useEffectEvent((view: EditorView) => {
    props.onClose?.(view.state.toJSON(REMEMBERED));
    view.destroy();
  });
  const attributes = useEffectEvent(() => ({ 'aria-label': label, 'aria-describedby': helpId }));
  useEffect(() => {
    let opened: EditorView | undefined;
    const closing = new AbortController();
    const programOf = ({ doc }: EditorState) => ({ ...latest(), text: doc.toString() });
    /** Opens in separate tasks, so that slow devices stay responsive. */
    const open = async () => {
      await nextTask();
      const doc = latest().text;
      const colours = await ligoColours(doc, syntax);
      await nextTask();
      const memory = memoryOf(doc);
      const config = {
        doc,
        extensions: [
          leaveByTab,
          keymap.of([
            { key: 'Mod-Enter', run: () => run() },
            { key: 'Shift-Alt-f', run: () => format() },
          ]),
          history(),
          indentation,
          lineNumbers(),
          folding,
          bracketMatching(),
          search({ top: true }),
          highlightSelectionMatches(),
          colours,
          assistance(programOf),
          problems(programOf, onChecked),
          navigation(programOf),
          quickFixing(programOf),
          marks(programOf, (lens) => followLens(lens)),
          coverageCompartment.of([]),
          noteCompartment.of([]),
          litCompartment.of([]),
          pointing((line, isCursor) => onLine(line, isCursor)),
          commentTokens,
          keymap.of(KEYS),
          replaceSelected,
          EditorView.contentAttributes.of(() => attributes()),
          EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
            if (docChanged) changed(state.doc.toString());
            if (docChanged || selectionSet) moved(state);
          }),
        ],
      };
      const state = memory ? EditorState.fromJSON(memory, config, REMEMBERED) : EditorState.create(config);
      await nextTask();
      adoptEditorStyles();
      StyleModule.mount(document, [...state.facet(EditorView.styleModule)]);
      // Applies them now; otherwise creating the view would have to.
      host.current?.getBoundingClientRect();
      await nextTask();
      const view = new EditorView({ state });
      await nextTask();
      if (closing.signal.aborted) return view.destroy();
      opened = view;
      host.current?.append(view.dom);
      // Forces layout and measures now; otherwise focusing or the next frame would have to wait for it.
      view.dom.getBoundingClientRect();
      await taskBeforeFrame();
      view.requestMeasure();
      view.lineBlockAtHeight(0);
      await nextTask();
      if (!closing.signal.aborted) setEditor(view);
    };
    void open();
    return () => {
      closing.abort();
      if (opened) close(opened);
    };
  }, [syntax, onChecked]);
  useEffect(() => {
    if (takesFocus) editor?.focus();
  }, [editor, takesFocus]);
  useEffect(() => {
    if (!editor || editor.state.doc.toString() === text) return;
    // A separate step for Undo, also right after typing.
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: text },
      annotations: isolateHistory.of('full'),
    });
  }, [editor, text]);
  useEffect(() => {
    if (!editor || notes.length === 0) return;
    editor.dispatch({ effects: noteCompartment.reconfigure(lineNotes(notes)) });
    return () => editor.dispatch({ effects: noteCompartment.reconfigure([]) });
  }, [editor, notes]);
  useEffect(() => {
    if (!editor || !lit) return;
    editor.dispatch({ effects: litCompartment.reconfigure(litRange(lit)) });
    return () => editor.dispatch({ effects: litCompartment.reconfigure([]) });
  }, [editor, lit]);
  const { coverage } = props;
  useEffect(() => {
    if (!editor || !coverage) return;
    editor.dispatch({ effects: coverageCompartment.reconfigure(lineCoverage(coverage)) });
    return () => editor.dispatch({ effects: coverageCompartment.reconfigure([]) });
  }, [editor, coverage]);
  useImperativeHandle(
    props.ref,
    () => ({
      show: ({ from }) => {
        if (!editor) return;
        const anchor = Math.min(from, editor.state.doc.length);
        editor.dispatch({
          selection: { anchor },
          effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
        });
        editor.focus();
      },
    }),
    [editor],
  );
  return (
    <div className={fills ? 'live-editor fills' : 'live-editor'} ref={host}>
      <p id={helpId} className="visually-hidden">
        Tab indents. To leave the editor, press Escape and then Tab. Control and Space complete a name.
        Control and Enter run the program. Shift, Alt and F format it. F8 goes to the next problem, Control
        and F searches, F12 to the declaration of a name, Shift and F12 to its next place. F2 renames it.
        Control, Shift and Space show the type of the function that is called. Control and full stop offer
        quick fixes for the line.
      </p>
    </div>
  );
}

/**
 * CodeMirror writes its styles to a `style` element, which the site's Content Security Policy forbids. In a
 * shadow root it uses a constructed style sheet, which is allowed, so the document adopts that one.
 */
function adoptEditorStyles(): void {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  StyleModule.mount(root, []);
  Object.assign(document, root);
}
