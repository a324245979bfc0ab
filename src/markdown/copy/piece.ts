import type { CopyView } from '../../model/copy';

/** A part of a page as Markdown: one text for all views, or one for each. Link addresses are placeholders. */
export type CopyPiece = string | Readonly<Record<CopyView, string>>;

/** Control characters around the text of link N; no content contains them. */
const OPEN = '\u0001';
const NUMBER = '\u0002';
const CLOSE = '\u0003';
const LINK = new RegExp(`${OPEN}([^${OPEN}${NUMBER}]*)${NUMBER}(\\d+)${CLOSE}`, 'g');

/** A link whose address is filled in later. */
export function openLink(words: string, number: string): string {
  return OPEN + words + NUMBER + number + CLOSE;
}

/** The text of a page for one view with its link addresses; links without one become plain text. */
export function joinPieces(
  pieces: readonly CopyPiece[],
  view: CopyView,
  addressOf: (link: number) => string | undefined,
): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : piece[view]))
    .filter((text) => text !== '')
    .join('\n\n')
    .replace(LINK, (_link, words: string, number: string) => {
      const address = addressOf(Number(number));
      return address === undefined ? words : `[${words}](${address})`;
    });
}
