import './Editor.css';
import { history, historyKeymap } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView, type KeyBinding, keymap } from '@codemirror/view';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Syntax } from '../../model/syntax';
import { assistance } from './assist';
import { matchingBrackets } from './brackets';
import { ligoColours } from './colours';
import { leaveByTab } from './leave';
import { lineKeys, typeOverSelection } from './line-keys';
import { type LineNote, lineNotes, setNotes } from './notes';
import { problemKeys, problems } from './problems';
import type { EditorService } from './service';

interface EditorProps {
  /** What screen readers call the field. */
  readonly label: string;
  readonly syntax: Syntax;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly service: EditorService;
  readonly notes: readonly LineNote[];
  /** Whether it gets the focus when it appears. */
  readonly takesFocus?: boolean;
  /** Mod-Enter. */
  readonly onRun: () => void;
}

/** Moving and deleting is left to the browser, so that it is what readers know. */
const KEYS: readonly KeyBinding[] = [...historyKeymap, ...lineKeys, ...problemKeys];

/** An editor of one text, with problems, types and completion from the checker. */
export function Editor({
  label,
  syntax,
  text,
  onText,
  service,
  notes,
  takesFocus = true,
  onRun,
}: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const helpId = useId();
  const changed = useEffectEvent(onText);
  const run = useEffectEvent(() => {
    onRun();
    return true;
  });
  const initialText = useEffectEvent(() => text);
  const focus = useEffectEvent(() => takesFocus);
  useEffect(() => {
    adoptEditorStyles();
    const editor = new EditorView({
      parent: host.current ?? undefined,
      state: EditorState.create({
        doc: initialText(),
        extensions: [
          leaveByTab,
          keymap.of([{ key: 'Mod-Enter', run: () => run() }]),
          history(),
          matchingBrackets,
          ligoColours(syntax),
          assistance(service),
          problems(service),
          lineNotes,
          keymap.of(KEYS),
          typeOverSelection,
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': helpId }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) changed(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    if (focus()) editor.focus();
    return () => editor.destroy();
  }, [syntax, service, label, helpId]);
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === text) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  }, [text]);
  useEffect(() => view.current?.dispatch({ effects: setNotes.of(notes) }), [notes]);
  return (
    <div className="live-editor" ref={host}>
      <p id={helpId} className="visually-hidden">
        Tab indents. To leave the editor, press Escape and then Tab. Control and Space complete a name. F8
        goes to the next problem.
      </p>
    </div>
  );
}

/**
 * CodeMirror writes its styles into a `style` element, which the content security policy of the site forbids. In a shadow
 * root it uses a style sheet that was made by script, which is allowed; so the document takes over that of a shadow root.
 */
function adoptEditorStyles(): void {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  new EditorView({ root }).destroy();
  Object.assign(document, root);
}
