/** Underlines what the checker finds wrong, some time after the reader has stopped typing. */
import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  type Command,
  Decoration,
  type DecorationSet,
  EditorView,
  type KeyBinding,
  ViewPlugin,
} from '@codemirror/view';
import { liveClient, toError } from '../client/client';
import type { Diagnostic, LiveProgram } from '../protocol/program';
import { afterTyping } from './after-typing';

const CHECK_DELAY_MS = 250;

const setProblems = StateEffect.define<readonly Diagnostic[]>();

const underlined = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, { effects, changes, state }) {
    const found = effects.find((effect) => effect.is(setProblems));
    if (!found?.is(setProblems)) return value.map(changes);
    const ranges = found.value.flatMap(({ place, message }) => {
      if (!place) return [];
      // What is missing has no width, and may be at the end of the text.
      const to = Math.min(Math.max(place.to, place.from + 1), state.doc.length);
      const from = Math.min(place.from, Math.max(0, to - 1));
      const mark = Decoration.mark({ class: 'live-problem', attributes: { title: message } });
      return from < to ? [mark.range(from, to)] : [];
    });
    return Decoration.set(ranges, true);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** What is known after a check, or why there was none. */
export type Checked = readonly Diagnostic[] | Error;

export function problems(
  programOf: (state: EditorState) => LiveProgram,
  onChecked: (checked: Checked) => void,
): Extension {
  const check = async (view: EditorView) => {
    const { state } = view;
    const checked = await liveClient.request('check', programOf(state)).catch(toError);
    // A newer text is checked by itself.
    if (view.state.doc !== state.doc) return;
    onChecked(checked);
    view.dispatch({ effects: setProblems.of(checked instanceof Error ? [] : checked) });
  };
  const checkAtStart = ViewPlugin.define((view) => {
    void check(view);
    return {};
  });
  return [underlined, checkAtStart, afterTyping(CHECK_DELAY_MS, check)];
}

/** Moves the cursor to the next problem, in a circle, and tells screen readers what it is. */
const goToProblem =
  (isBackwards: boolean): Command =>
  ({ state, dispatch }) => {
    const found: { readonly from: number; readonly message: string }[] = [];
    state.field(underlined).between(0, state.doc.length, (from, _to, { spec }) => {
      found.push({ from, message: spec.attributes.title });
    });
    const { head } = state.selection.main;
    const problem = isBackwards
      ? (found.findLast(({ from }) => from < head) ?? found.at(-1))
      : (found.find(({ from }) => from > head) ?? found[0]);
    if (problem)
      dispatch({
        selection: { anchor: problem.from },
        scrollIntoView: true,
        effects: EditorView.announce.of(problem.message),
      });
    return true;
  };

/** As in VS Code. */
export const problemKeys: readonly KeyBinding[] = [
  { key: 'F8', run: goToProblem(false), shift: goToProblem(true) },
];
