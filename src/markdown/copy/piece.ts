import type { CopyView } from '../../model/copy';

/** A part of a page as Markdown: one text for all, or one for each view. The address of link N is still open. */
export type CopyPiece = string | Readonly<Record<CopyView, string>>;

/** Around the words of link N: control characters, which no text of ours contains. */
const OPEN = '\u0001';
const NUMBER = '\u0002';
const CLOSE = '\u0003';
const LINK = new RegExp(`${OPEN}([^${OPEN}${NUMBER}]*)${NUMBER}(\\d+)${CLOSE}`, 'g');

/** A link whose address is filled in later. */
export function openLink(words: string, number: string): string {
  return OPEN + words + NUMBER + number + CLOSE;
}

/** The text of a page for one view, with the address that each link has; links without one become plain words. */
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
