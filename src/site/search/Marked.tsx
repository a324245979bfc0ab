import type { Piece } from '../../model/search';

/** Text with its found words marked. Words of readers and pages are shown as text, never as markup. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  // It begins with text that is not marked, be it empty: then the next answer changes texts and not elements.
  const shown = pieces[0]?.found ? [NOTHING, ...pieces] : pieces;
  return shown.map(({ text, found }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity beside their place
    return found ? <mark key={index}>{text}</mark> : text;
  });
}

const NOTHING: Piece = { text: '', found: false };
