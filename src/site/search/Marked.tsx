import type { Piece } from '../../model/search';

/** Text with its found words marked. Words of readers and pages are shown as text, never as markup. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, found }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity beside their place
    return found ? <mark key={index}>{text}</mark> : text;
  });
}
