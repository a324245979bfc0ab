/**
 * Texts that programs print, with `…` for what differs from case to case: `Variable "…" not found.` A page about such a
 * text names it once, and every place that shows the text can link to the page.
 */
export interface PrintedPattern {
  readonly pattern: string;
  /** The address of the page, or its id where addresses are not known yet. */
  readonly path: string;
}

/** Whether a printed text contains what a pattern describes; differences in white space do not matter. */
export function matchesPrinted(text: string, pattern: string): boolean {
  const pieces = pattern.split('…').map(plain);
  const searched = plain(text);
  let from = 0;
  for (const piece of pieces) {
    const at = searched.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return true;
}

/** The page about a printed text: that of the longest pattern, which says most. */
export function pageAbout(text: string, patterns: readonly PrintedPattern[]): string | undefined {
  const lengthOf = ({ pattern }: PrintedPattern) => plain(pattern.replaceAll('…', '')).length;
  return patterns
    .filter(({ pattern }) => matchesPrinted(text, pattern))
    .sort((a, b) => lengthOf(b) - lengthOf(a))[0]?.path;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
