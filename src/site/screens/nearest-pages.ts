/** Address and title. */
export type ListedPage = readonly [path: string, title: string];

/** Below this, addresses are alike by chance. */
const MIN_SIMILARITY = 0.45;

/** The pages whose addresses have most in common with an unknown one, best first. */
export function nearestPages(path: string, pages: readonly ListedPage[], most: number): ListedPage[] {
  const wanted = pairsOf(path);
  return pages
    .map((page) => ({ page, score: similarity(wanted, pairsOf(page[0])) }))
    .filter(({ score }) => score > MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page);
}

/** The share of pairs of letters that two addresses have in common: Dice's coefficient. */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / Math.max(1, a.size + b.size);
}

/** Words that many addresses have say nothing. */
function pairsOf(path: string): ReadonlySet<string> {
  const words = path
    .toLowerCase()
    .slice(0, 300)
    .replace(/\b(docs|next|html|index|reference)\b/g, '');
  const letters = words.replace(/[^a-z]/g, '');
  return new Set([...letters].slice(1).map((letter, index) => letters.charAt(index) + letter));
}
