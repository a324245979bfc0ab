/** Marks the bracket next to the cursor and the matching one. */
import type { EditorState } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

const OPENING = '([{';
const CLOSING = ')]}';
const mark = Decoration.mark({ class: 'live-bracket' });

export const matchingBrackets = EditorView.decorations.compute(['doc', 'selection'], marked);

function marked({ doc, selection: { main } }: EditorState): DecorationSet {
  if (!main.empty) return Decoration.none;
  const text = doc.toString();
  for (const at of [main.head - 1, main.head]) {
    const partner = partnerOf(text, at);
    if (partner === undefined) continue;
    return Decoration.set([at, partner].sort((a, b) => a - b).map((place) => mark.range(place, place + 1)));
  }
  return Decoration.none;
}

/** The position of the matching bracket. */
function partnerOf(text: string, at: number): number | undefined {
  const bracket = text[at] ?? ' ';
  const step = OPENING.includes(bracket) ? 1 : -1;
  const kind = Math.max(OPENING.indexOf(bracket), CLOSING.indexOf(bracket));
  if (kind < 0) return undefined;
  let depth = 0;
  for (let place = at; place >= 0 && place < text.length; place += step) {
    if (text[place] === OPENING[kind]) depth += step;
    else if (text[place] === CLOSING[kind]) depth -= step;
    if (depth === 0) return place;
  }
  return undefined;
}
