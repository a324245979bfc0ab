/** Key bindings for lines (indentation, comments, line breaks), deletion, and leaving the editor. */
import { acceptCompletion } from '@codemirror/autocomplete';
import {
  deleteCharBackward,
  deleteCharForward,
  deleteGroupBackward,
  deleteGroupForward,
  indentLess,
  indentMore,
  toggleLineComment,
} from '@codemirror/commands';
import { indentUnit } from '@codemirror/language';
import { EditorSelection, EditorState, type Extension, Prec } from '@codemirror/state';
import { type Command, EditorView, type KeyBinding, keymap } from '@codemirror/view';

const INDENT = '  ';

/** Tokens at the end of a line that open a block. */
const OPENS = /(?:[[({]|=>?|->|\b(?:then|else|with|in|do|struct|begin))\s*$/;

/** A new line keeps the indentation of the previous one, plus a level after an opened block. */
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

/** Tab accepts the selected completion, if the list is open, or indents. */
const completeOrIndent: Command = (view) => {
  if (acceptCompletion(view)) return true;
  if (!view.state.selection.main.empty) return indentMore(view);
  view.dispatch(view.state.replaceSelection(INDENT), { scrollIntoView: true, userEvent: 'input' });
  return true;
};

/** A level of indentation, for the commands of the packages. */
export const indentation = indentUnit.of(INDENT);

/** The comment syntax for `toggleLineComment`. */
export const commentTokens = EditorState.languageData.of(() => [{ commentTokens: { line: '//' } }]);

export const editKeys: readonly KeyBinding[] = [
  { key: 'Enter', run: breakLine },
  { key: 'Tab', run: completeOrIndent, shift: indentLess },
  { key: 'Mod-/', run: toggleLineComment },
  // The browser would treat the note at the end of a line as part of the text.
  { key: 'Backspace', run: deleteCharBackward, shift: deleteCharBackward },
  { key: 'Delete', run: deleteCharForward },
  { key: 'Mod-Backspace', mac: 'Alt-Backspace', run: deleteGroupBackward },
  { key: 'Mod-Delete', mac: 'Alt-Delete', run: deleteGroupForward },
];

/**
 * Replaces or deletes a selection. The browser would preserve colours with inline styles, which the Content
 * Security Policy forbids, and insert notes as text, so the editor does it itself.
 */
export const replaceSelected = EditorView.domEventHandlers({
  beforeinput({ inputType, data, cancelable }, view) {
    const text = inputType.startsWith('delete') ? '' : inputType === 'insertText' ? data : null;
    if (text === null || !cancelable || view.state.selection.main.empty) return false;
    const userEvent = text ? 'input.type' : 'delete.selection';
    view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true, userEvent });
    return true;
  },
});

/** CodeMirror recaptures Tab after two seconds; here Tab is released until another key is pressed. */
const releaseTab: Command = (view) => {
  view.setTabFocusMode(Number.POSITIVE_INFINITY);
  return false;
};

/** Escape may also close the completion list, so the first binding runs before it and does not consume it. */
export const leaveByTab: Extension = [
  Prec.highest(keymap.of([{ key: 'Escape', run: releaseTab }])),
  Prec.lowest(keymap.of([{ key: 'Escape', run: () => true }])),
];
