/** Ranked pages as readers see them: found words marked, the best hits of each page, excerpts. */
import { isVersioned, type Piece, type ResultPage, type SearchHit } from '../../model/search';
import type { Syntax } from '../../model/syntax';
import { textFor } from '../../model/syntax-text';
import { hitAddress } from '../hit-address';
import { beginningOf, excerptOf, type IsFound, markPieces } from '../text/marker';
import { printType } from '../types/print';
import type { IndexedPage, IndexedSection } from './open-index';
import { byScore, type RankedHit, type RankedPage } from './rank';

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
/** Hits with a smaller share of the best one's score are not shown. */
const MIN_SHARE = 0.55;

export function resultPage(
  { page, hits }: RankedPage,
  versions: readonly string[],
  context: ResultContext,
): ResultPage {
  const best = bestHits(hits);
  const minScore = (best[0]?.score ?? 0) * MIN_SHARE;
  const shown = best.filter(({ score }) => score >= minScore).slice(0, MAX_HITS);
  return {
    ...pageFacts(page, context),
    versions: isVersioned(page.kind) ? versions : [],
    hits: shown.map(({ section, flag }) => searchHit(section, context, flag)),
  };
}

/** Each section once, with the sum of its scores, best first. A flag is shown in place of its page. */
function bestHits(hits: readonly RankedHit[]): RankedHit[] {
  const bySection = new Map<IndexedSection, RankedHit>();
  for (const hit of hits) {
    const other = bySection.get(hit.section);
    const flag = other?.flag ?? hit.flag;
    bySection.set(hit.section, { ...hit, flag, score: hit.score + (other?.score ?? 0) });
  }
  return [...bySection.values()].sort(byScore);
}

export function pageFacts(
  { id, href, kind, trail, title }: IndexedPage,
  { syntax, isFound, markedWords }: ResultContext,
): Omit<ResultPage, 'versions' | 'hits'> {
  return {
    id,
    href: hitAddress(href, { kind, anchor: '', mark: markedWords.join(' ') }),
    kind,
    trail: trail.map((label) => textFor(label, syntax)),
    title: markPieces(title, isFound),
  };
}

/** A hit in the other syntax leads there. */
export function searchHit(section: IndexedSection, context: ResultContext, flag?: string): SearchHit {
  const { page, type, syntax = context.syntax, deprecated } = section;
  const anchor = flag ?? section.anchor;
  const other = syntax === context.syntax ? undefined : syntax;
  const mark = context.markedWords.join(' ');
  return {
    href: hitAddress(page.href, { kind: page.kind, anchor, syntax: other, mark }),
    anchor,
    title: flag ? [{ text: flag, found: true }] : markPieces(textFor(section.title, syntax), context.isFound),
    type: type && printType(type, context.syntax),
    excerpt: type ? undefined : hitExcerpt(section, context, flag),
    syntax: other,
    deprecated,
  };
}

function hitExcerpt(
  section: IndexedSection,
  { syntax, isFound, textOf }: ResultContext,
  flag?: string,
): Piece[] | undefined {
  const { page, anchor } = section;
  if (!anchor && !flag) return markPieces(page.description, isFound);
  // One section has the text of all flags of a command.
  const place = page.sections.findIndex((one) => (flag ? one.title === 'Flags' : one === section));
  const text = textOf(page.text)?.[place];
  if (text === undefined) return undefined;
  const shown = textFor(text, section.syntax ?? syntax);
  if (!flag) return excerptOf(shown, isFound);
  const start = shown.indexOf(flag);
  return start < 0 ? undefined : beginningOf(shown.slice(start + flag.length).trim(), isFound);
}
