/** Turns ranked pages into results: marks found words, selects the best hits of each page, adds excerpts. */
import { isVersioned, type ResultPage, type SearchHit } from '../../model/search';
import type { Syntax } from '../../model/syntax';
import { textFor } from '../../model/syntax-text';
import { hitAddress } from '../hit-address';
import { excerptOf, type IsFound, markPieces } from '../text/marker';
import { printType } from '../types/print';
import type { IndexedPage, IndexedSection } from './open-index';
import { byScore, type RankedHit } from './rank';

/** The texts of a page's sections, once they have been fetched. */
export type TextSource = (file: string) => readonly string[] | undefined;

export interface ResultContext {
  readonly syntax: Syntax;
  readonly isFound: IsFound;
  /** Words to mark on the page that a hit leads to. */
  readonly markedWords: readonly string[];
  readonly textOf: TextSource;
}

const MAX_HITS = 3;
/** Hits below this share of the best score are not shown. */
const MIN_SHARE = 0.55;

/** A place to show: a section, or a flag on its page. */
type Place = Pick<RankedHit, 'section' | 'flag'>;

export function resultPage(
  page: IndexedPage,
  places: readonly Place[],
  versions: readonly string[],
  context: ResultContext,
): ResultPage {
  const { id, kind, trail, title } = page;
  return {
    id,
    kind,
    trail: trail.map((label) => textFor(label, context.syntax)),
    title: markPieces(title, context.isFound),
    versions: isVersioned(kind) ? versions : [],
    hits: places.map((place) => searchHit(place, context)),
  };
}

/** The best sections, each once with the sum of its scores. A flag replaces its page. */
export function bestHits(hits: readonly RankedHit[]): RankedHit[] {
  const bySection = new Map<IndexedSection, RankedHit>();
  for (const hit of hits) {
    const other = bySection.get(hit.section);
    const flag = other?.flag ?? hit.flag;
    bySection.set(hit.section, { ...hit, flag, score: hit.score + (other?.score ?? 0) });
  }
  const best = [...bySection.values()].sort(byScore).slice(0, MAX_HITS);
  return best.filter(({ score }) => score >= (best[0]?.score ?? 0) * MIN_SHARE);
}

/** The link of a hit in the other syntax switches to that syntax. */
function searchHit({ section, flag }: Place, context: ResultContext): SearchHit {
  const { page, type, syntax = context.syntax, deprecated } = section;
  const anchor = flag ?? section.anchor;
  const other = syntax === context.syntax ? undefined : syntax;
  const mark = context.markedWords.join(' ');
  return {
    href: hitAddress(page.href, { kind: page.kind, anchor, syntax: other, mark }),
    anchor,
    title: flag ? [{ text: flag, found: true }] : markPieces(textFor(section.title, syntax), context.isFound),
    type: type && printType(type, context.syntax),
    excerpt: type ? undefined : hitExcerpt({ section, flag }, context),
    syntax: other,
    deprecated,
  };
}

function hitExcerpt({ section, flag }: Place, { syntax, isFound, textOf }: ResultContext) {
  const { page, anchor } = section;
  if (!anchor && !flag) return markPieces(page.description, isFound);
  // One section has the text of all flags of a command.
  const place = page.sections.findIndex((one) => (flag ? one.title === 'Flags' : one === section));
  const text = textOf(page.text)?.[place];
  if (text === undefined) return undefined;
  const shown = textFor(text, section.syntax ?? syntax);
  if (!flag) return excerptOf(shown, isFound);
  const start = shown.indexOf(flag);
  return start < 0 ? undefined : excerptOf(shown.slice(start + flag.length).trim(), isFound, 0);
}
