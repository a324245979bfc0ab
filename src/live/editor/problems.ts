/** Underlines what the checker finds wrong, some time after the reader has stopped typing. */
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  type Command,
  Decoration,
  type DecorationSet,
  EditorView,
  type KeyBinding,
  ViewPlugin,
} from '@codemirror/view';
import type { Diagnostic } from '../protocol/program';
import { afterTyping } from './after-typing';
import type { EditorService } from './service';

const CHECK_DELAY_MS = 250;

const setProblems = StateEffect.define<readonly Diagnostic[]>();

const underlined = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, { effects, changes, state }) {
    const found = effects.find((effect) => effect.is(setProblems));
    if (!found?.is(setProblems)) return value.map(changes);
    const own = found.value.filter(({ place }) => place.file === undefined);
    const ranges = own.flatMap(({ place, message }) => {
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

export function problems(service: EditorService): Extension {
  const check = async (view: EditorView) => {
    const { doc } = view.state;
    const found = await service.check(doc.toString());
    if (view.state.doc === doc) view.dispatch({ effects: setProblems.of(found) });
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
