/** Syntax highlighting of JsLIGO and CameLIGO in the editor, the same as in samples on pages. */
import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView } from '@codemirror/view';
import { type Steps, tokenSteps } from '@ligo-docs/ligo/highlight';
import type { Syntax } from '../../model/syntax';
import { nextTask } from '../next-task';
import { delayedDecorations } from './delayed-decorations';

/** Debounced, because highlighting code that does not parse takes too long for a keystroke. */
const COLOUR_DELAY_MS = 80;

/** The highlighting of an editor with an initial text. */
export async function ligoColours(text: string, syntax: Syntax): Promise<Extension> {
  const decorate = ({ state }: EditorView) => coloured(state.doc.toString(), syntax);
  return delayedDecorations(COLOUR_DELAY_MS, decorate, await coloured(text, syntax)).extension;
}

async function coloured(text: string, syntax: Syntax): Promise<DecorationSet> {
  const tokens = await inTasks(tokenSteps(text, syntax));
  const builder = new RangeSetBuilder<Decoration>();
  let done = 0;
  for (const { from, to, class: name } of tokens) {
    if (from < done) continue;
    builder.add(from, to, Decoration.mark({ class: name }));
    done = to;
  }
  return builder.finish();
}

/** Runs steps in tasks of 10 ms. */
async function inTasks<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + 10;
    while (performance.now() < end) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await nextTask();
  }
}
