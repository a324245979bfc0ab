/** Underlines the problems of the checker and of contracts, some time after the reader has stopped typing. */
import type { EditorState, Extension, StateField } from '@codemirror/state';
import { type Command, Decoration, type DecorationSet, EditorView, keymap } from '@codemirror/view';
import { liveClient, toError } from '../client/live-client';
import type { Diagnostic, LiveProgram } from '../protocol/program';
import type { Output } from '../worker/serve';
import { delayedDecorations } from './delayed-decorations';

const CHECK_DELAY_MS = 250;

/** The result of a check, or why it failed. */
export type Checked = Output<'check'> | Error;

export function problems(
  programOf: (state: EditorState) => LiveProgram,
  onChecked: (checked: Checked) => void,
): Extension {
  const decorate = async (view: EditorView) => {
    const { state } = view;
    const checked = await check(programOf(state));
    if (view.state.doc === state.doc) onChecked(checked);
    return checked instanceof Error ? Decoration.none : underlined(checked.problems, state.doc.length);
  };
  const { field, extension } = delayedDecorations(CHECK_DELAY_MS, decorate);
  // The same keys as in VS Code.
  const keys = [{ key: 'F8', run: goToProblem(field, false), shift: goToProblem(field, true) }];
  return [extension, keymap.of(keys)];
}

/** Contracts are compiled only if nothing else is wrong; without the compiler, only the checker judges. */
async function check(program: LiveProgram): Promise<Checked> {
  const checked = await liveClient.request('check', program).catch(toError);
  if (checked instanceof Error || checked.problems.length > 0) return checked;
  const problems = await liveClient.request('contracts', program).catch(() => []);
  return { ...checked, problems };
}

function underlined(found: readonly Diagnostic[], length: number): DecorationSet {
  const ranges = found.flatMap(({ place, message }) => {
    if (!place) return [];
    // Missing code has no width, and may be at the end of the text.
    const to = Math.min(Math.max(place.to, place.from + 1), length);
    const from = Math.min(place.from, Math.max(0, to - 1));
    const mark = Decoration.mark({ class: 'live-problem', attributes: { title: message } });
    return from < to ? [mark.range(from, to)] : [];
  });
  return Decoration.set(ranges, true);
}

/** Moves the cursor to the next problem, wrapping around, and announces it to screen readers. */
const goToProblem =
  (field: StateField<DecorationSet>, isBackwards: boolean): Command =>
  ({ state, dispatch }) => {
    const found: { readonly from: number; readonly message: string }[] = [];
    state.field(field).between(0, state.doc.length, (from, _to, { spec }) => {
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
