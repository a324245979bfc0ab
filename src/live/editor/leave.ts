/** The way out of the editor by keyboard: Tab indents, but after Escape it goes on to what follows. */
import { type Extension, Prec } from '@codemirror/state';
import { type Command, keymap } from '@codemirror/view';

/** CodeMirror would allow two seconds for it; readers get until another key. */
const releaseTab: Command = (view) => {
  view.setTabFocusMode(Number.POSITIVE_INFINITY);
  return false;
};

/** The same Escape may close a list of completions, so one binding comes first and lets others follow. */
export const leaveByTab: Extension = [
  Prec.highest(keymap.of([{ key: 'Escape', run: releaseTab }])),
  Prec.lowest(keymap.of([{ key: 'Escape', run: () => true }])),
];
