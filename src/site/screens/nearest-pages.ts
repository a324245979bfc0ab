/** Address and title. */
export type ListedPage = readonly [path: string, title: string];

/** Below this, addresses are alike by chance. */
const MIN_SIMILARITY = 0.45;

/** The pages whose addresses have most in common with an unknown one, best first. */
export function nearestPages(path: string, pages: readonly ListedPage[], most: number): ListedPage[] {
  const wanted = wordsOf(path);
  return pages
    .map((page) => ({ page, score: likeness(wanted, wordsOf(page[0])) }))
    .filter(({ score }) => score > MIN_SIMILARITY)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ page }) => page);
}

const COMMON = new Set(['docs', 'next', 'html', 'index', 'reference', '']);

function wordsOf(path: string): string[] {
  return path
    .toLowerCase()
    .slice(0, 300)
    .split(/[^a-z]+/)
    .filter((word) => !COMMON.has(word));
}

/** How many words of one are found in the other, in full or by their pairs of letters. */
function likeness(wanted: readonly string[], found: readonly string[]): number {
  if (wanted.length === 0 || found.length === 0) return 0;
  const best = (word: string, others: readonly string[]) =>
    Math.max(...others.map((other) => pairLikeness(word, other)));
  const forth = wanted.reduce((sum, word) => sum + best(word, found), 0) / wanted.length;
  const back = found.reduce((sum, word) => sum + best(word, wanted), 0) / found.length;
  return (forth * 2 + back) / 3;
}

function pairLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const pairs = pairsOf(a);
  const others = pairsOf(b);
  const shared = pairs.filter((pair) => others.includes(pair)).length;
  return (2 * shared) / Math.max(1, pairs.length + others.length);
}

function pairsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, index) => word.slice(index, index + 2));
}
