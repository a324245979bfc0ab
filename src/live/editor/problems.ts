/** Underlines what the checker finds wrong, some time after the reader has stopped typing. */
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  type Command,
  Decoration,
  type DecorationSet,
  EditorView,
  type KeyBinding,
  showTooltip,
  type Tooltip,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { Diagnostic } from '../protocol/program';
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
  const checking = ViewPlugin.fromClass(
    class {
      timer: ReturnType<typeof setTimeout> | undefined;
      constructor(readonly view: EditorView) {
        this.check();
      }
      update({ docChanged }: ViewUpdate) {
        if (!docChanged) return;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.check(), CHECK_DELAY_MS);
      }
      async check() {
        const { doc } = this.view.state;
        const found = await service.check(doc.toString());
        if (this.view.state.doc === doc) this.view.dispatch({ effects: setProblems.of(found) });
      }
      destroy() {
        clearTimeout(this.timer);
      }
    },
  );
  return [underlined, shownProblem, checking];
}

const showProblem = StateEffect.define<Tooltip>();

/** The message of the problem that the reader has gone to, until the next key or click. */
const shownProblem = StateField.define<Tooltip | null>({
  create: () => null,
  update(value, { effects, docChanged, selection }) {
    const shown = effects.find((effect) => effect.is(showProblem));
    if (shown?.is(showProblem)) return shown.value;
    return docChanged || selection ? null : value;
  },
  provide: (field) => showTooltip.from(field),
});

const goToProblem =
  (direction: 'next' | 'previous'): Command =>
  ({ state, dispatch }) => {
    const found: { readonly from: number; readonly message: string }[] = [];
    const marks = state.field(underlined, false) ?? Decoration.none;
    marks.between(0, state.doc.length, (from, _to, { spec }) => {
      found.push({ from, message: spec.attributes.title });
    });
    const { head } = state.selection.main;
    const problem =
      direction === 'next'
        ? (found.find(({ from }) => from > head) ?? found[0])
        : (found.findLast(({ from }) => from < head) ?? found.at(-1));
    if (!problem) return false;
    const { from: pos, message } = problem;
    const tooltip: Tooltip = { pos, above: true, create: () => ({ dom: messageCard(message) }) };
    dispatch({
      selection: { anchor: pos },
      scrollIntoView: true,
      effects: [showProblem.of(tooltip), EditorView.announce.of(message)],
    });
    return true;
  };

function messageCard(message: string): HTMLElement {
  const card = document.createElement('div');
  card.className = 'live-card';
  card.textContent = message;
  return card;
}

/** As in VS Code. */
export const problemKeys: readonly KeyBinding[] = [
  { key: 'F8', run: goToProblem('next'), shift: goToProblem('previous') },
];
