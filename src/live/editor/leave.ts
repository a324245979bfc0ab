/** Tab indents; after Escape it leaves the editor. */
import { type Extension, Prec } from '@codemirror/state';
import { type Command, keymap } from '@codemirror/view';

/** CodeMirror itself takes Tab back after two seconds; here it is free until another key is pressed. */
const releaseTab: Command = (view) => {
  view.setTabFocusMode(Number.POSITIVE_INFINITY);
  return false;
};

/** Escape may also close the completion list, so the first binding runs before that one and does not stop it. */
export const leaveByTab: Extension = [
  Prec.highest(keymap.of([{ key: 'Escape', run: releaseTab }])),
  Prec.lowest(keymap.of([{ key: 'Escape', run: () => true }])),
];
