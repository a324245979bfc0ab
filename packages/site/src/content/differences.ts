/** How the text of a page differs between versions. */
import type { Article } from '../markdown/article';

/** The number of sections that two texts do not share; zero for the same text. */
export function differingSections(one: Article, other: Article): number {
  if (one === other) return 0;
  const [first, second] = [sectionsOf(one), sectionsOf(other)];
  const anchors = new Set([...first.keys(), ...second.keys()]);
  return [...anchors].filter((anchor) => first.get(anchor) !== second.get(anchor)).length;
}

/** The HTML of each section by its anchor; the text before the first heading has none. */
function sectionsOf(article: Article): ReadonlyMap<string, string> {
  const parts = article.html.split(/(?=<h[23][ >])/);
  return new Map(parts.map((html) => [anchorOf(html), withoutNumbers(html).trim()]));
}

function anchorOf(html: string): string {
  return /^<h[23][^>]*\bid="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** Links are numbered in the order of the page, so other text before them changes their numbers. */
function withoutNumbers(html: string): string {
  return html.replace(/link:\d+/g, 'link');
}
