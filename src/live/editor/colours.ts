/** The colours of JsLIGO and CameLIGO in the editor: those of the samples on pages. */
import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView } from '@codemirror/view';
import { ligoTokens } from '../../ligo/grammar/highlight-ligo';
import type { Syntax } from '../../model/syntax';
import { delayedDecorations } from './delayed-decorations';

/** After the last key: what does not parse takes longer to colour than a key may take. */
const COLOUR_DELAY_MS = 80;

/** The colours of an editor that starts with a text. */
export function ligoColours(text: string, syntax: Syntax): Extension {
  const decorate = ({ state }: EditorView) => coloured(state.doc.toString(), syntax);
  return delayedDecorations(COLOUR_DELAY_MS, decorate, coloured(text, syntax)).extension;
}

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
