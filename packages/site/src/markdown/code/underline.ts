import type { SampleProblem } from '../article';

/** Tags, character references, and the text between them. */
const PIECES = /<[^>]*>|&[^;]*;|[^<&\n]+|\n/g;

/** Underlines a part of highlighted code. No element crosses a token or a line end. */
export function underline(html: string, { from, to }: Pick<SampleProblem, 'from' | 'to'>): string {
  let offset = 0;
  const underlined = html.replace(PIECES, (piece) => {
    if (piece.startsWith('<')) return piece;
    const start = offset;
    const isReference = piece.startsWith('&');
    offset += isReference ? 1 : piece.length;
    const [first, end] = [Math.max(from - start, 0), Math.min(to, offset) - start];
    if (first >= end || piece === '\n') return piece;
    if (isReference) return `<u>${piece}</u>`;
    return `${piece.slice(0, first)}<u>${piece.slice(first, end)}</u>${piece.slice(end)}`;
  });
  return underlined.replaceAll('</u><u>', '');
}
