/** The colours of JsLIGO and CameLIGO in the editor: those of the samples on pages. */
import { type Extension, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { ligoTokens } from '../../ligo/grammar/highlight-ligo';
import type { Syntax } from '../../model/syntax';
import { afterTyping } from './after-typing';

/** After the last key: what does not parse takes longer to colour than a key may take. */
const COLOUR_DELAY_MS = 80;

/** The colours of an editor that starts with a text. */
export function ligoColours(text: string, syntax: Syntax): Extension {
  const initial = coloured(text, syntax);
  const colours = StateField.define<DecorationSet>({
    create: () => initial,
    update(value, { effects, changes, newDoc }) {
      const isDue = effects.some((effect) => effect.is(colourAgain));
      return isDue ? coloured(newDoc.toString(), syntax) : value.map(changes);
    },
    provide: (field) => EditorView.decorations.from(field),
  });
  return [colours, colouring];
}

const colourAgain = StateEffect.define<null>();

const colouring = afterTyping(COLOUR_DELAY_MS, (view) => view.dispatch({ effects: colourAgain.of(null) }));

function coloured(text: string, syntax: Syntax): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let done = 0;
  for (const { from, to, class: name } of ligoTokens(text, syntax)) {
    if (from < done) continue;
    builder.add(from, to, Decoration.mark({ class: name }));
    done = to;
  }
  return builder.finish();
}
