/** Keys that change whole lines: indenting, comments, line breaks. */
import { type ChangeSpec, EditorSelection, type EditorState, type Line } from '@codemirror/state';
import { type Command, EditorView, type KeyBinding } from '@codemirror/view';

const INDENT = '  ';
const COMMENT = '// ';

/** What opens a block at the end of a line. */
const OPENS = /(?:[[({]|=>?|->|\b(?:then|else|with|in|do|struct|begin))\s*$/;

/** A new line is as deep as the one before it, and deeper after what opens a block. */
const breakLine: Command = ({ state, dispatch }) => {
  const change = state.changeByRange(({ from, to }) => {
    const line = state.doc.lineAt(from);
    const before = line.text.slice(0, from - line.from);
    const depth = /^\s*/.exec(before)?.[0] ?? '';
    const opens = OPENS.test(before);
    const closes = opens && /^\s*[\])}]/.test(state.sliceDoc(to, line.to));
    const start = `\n${depth}${opens ? INDENT : ''}`;
    const insert = closes ? `${start}\n${depth}` : start;
    return { changes: { from, to, insert }, range: EditorSelection.cursor(from + start.length) };
  });
  dispatch(state.update(change, { scrollIntoView: true, userEvent: 'input' }));
  return true;
};

const indent: Command = (view) => {
  const { state } = view;
  if (!state.selection.main.empty) return changeLines(view, ({ from }) => ({ from, insert: INDENT }));
  view.dispatch(state.replaceSelection(INDENT), { scrollIntoView: true, userEvent: 'input' });
  return true;
};

const dedent: Command = (view) =>
  changeLines(view, ({ from, text }) => ({ from, to: from + (/^ {0,2}/.exec(text)?.[0].length ?? 0) }));

/** Comments out the selected lines, or brings them back when all of them are comments. */
const toggleComment: Command = (view) => {
  const lines = selectedLines(view.state).filter(({ text }) => text.trim() !== '');
  const areComments = lines.every(({ text }) => /^\s*\/\//.test(text));
  const depth = Math.min(...lines.map(({ text }) => text.search(/\S/)));
  return changeLines(view, ({ from, text }) => {
    if (text.trim() === '') return [];
    if (!areComments) return { from: from + depth, insert: COMMENT };
    const [all = '', space = ''] = /^(\s*)\/\/ ?/.exec(text) ?? [];
    return { from: from + space.length, to: from + all.length };
  });
};

function changeLines({ state, dispatch }: EditorView, change: (line: Line) => ChangeSpec): boolean {
  const changes = selectedLines(state).map(change);
  dispatch(state.update({ changes, userEvent: 'input' }));
  return true;
}

function selectedLines({ doc, selection: { main } }: EditorState): Line[] {
  const first = doc.lineAt(main.from).number;
  const last = doc.lineAt(main.to).number;
  return Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index));
}

export const lineKeys: readonly KeyBinding[] = [
  { key: 'Enter', run: breakLine },
  { key: 'Tab', run: indent, shift: dedent },
  { key: 'Mod-/', run: toggleComment },
];

/**
 * Typing over a selection. A browser would keep the colours of the old text by inline styles, which the content security
 * policy forbids, so the editor does it itself.
 */
export const typeOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { state } = view;
    if (event.inputType !== 'insertText' || !event.data || state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(state.replaceSelection(event.data), { scrollIntoView: true, userEvent: 'input.type' });
    return true;
  },
});
