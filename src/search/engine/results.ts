/** Ranked pages as readers see them: found words marked, the best hits of each page, excerpts. */
import { isVersioned, type Piece, type ResultPage, type SearchHit } from '../../model/search';
import type { Syntax } from '../../model/syntax';
import { textFor } from '../../model/syntax-text';
import { hitAddress } from '../hit-address';
import { type IsFound, markPieces } from '../text/marker';
import { parseType } from '../types/parse';
import { printType } from '../types/print';
import { beginningOf, excerptOf } from './excerpt';
import type { IndexedPage, IndexedSection } from './open-index';
import type { RankedHit, RankedPage } from './rank';

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
    hits: shown.map((hit) => searchHit(hit, context)),
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
  return [...bySection.values()].sort((a, b) => b.score - a.score);
}

export function pageFacts(page: IndexedPage, context: ResultContext): Omit<ResultPage, 'versions' | 'hits'> {
  return {
    id: page.id,
    href: hrefOf(page, '', context),
    kind: page.kind,
    trail: page.trail.map((label) => textFor(label, context.syntax)),
    title: markPieces(page.title, context.isFound),
  };
}

function searchHit({ section, flag }: RankedHit, context: ResultContext): SearchHit {
  if (flag) return flagHit(flag, section.page, context);
  return section.anchor ? sectionHit(section, context) : pageHit(section.page, context);
}

function pageHit(page: IndexedPage, context: ResultContext): SearchHit {
  return {
    href: hrefOf(page, '', context),
    anchor: '',
    title: markPieces(page.title, context.isFound),
    excerpt: markPieces(page.description, context.isFound),
  };
}

/** One section has the text of all flags of a command. */
function flagHit(flag: string, page: IndexedPage, context: ResultContext): SearchHit {
  const flags = page.sections.findIndex(({ title }) => title === 'Flags');
  const text = textFor(context.textOf(page.text)?.[flags] ?? '', context.syntax);
  const start = text.indexOf(flag);
  return {
    href: hrefOf(page, flag, context),
    anchor: flag,
    title: [{ text: flag, found: true }],
    excerpt: start < 0 ? undefined : beginningOf(text.slice(start + flag.length).trim(), context.isFound),
  };
}

export function sectionHit(section: IndexedSection, context: ResultContext): SearchHit {
  const { page, anchor, title, syntax, deprecated } = section;
  const type = section.type === undefined ? undefined : parseType(section.type);
  const isOtherSyntax = syntax !== undefined && syntax !== context.syntax;
  return {
    href: hrefOf(page, anchor, context, isOtherSyntax ? syntax : undefined),
    anchor,
    title: markPieces(textFor(title, syntax ?? context.syntax), context.isFound),
    ...(type ? { type: printType(type, context.syntax) } : { excerpt: sectionExcerpt(section, context) }),
    ...(isOtherSyntax ? { syntax } : {}),
    ...(deprecated ? { deprecated } : {}),
  };
}

function sectionExcerpt(section: IndexedSection, context: ResultContext): Piece[] | undefined {
  const { page, syntax = context.syntax } = section;
  const text = context.textOf(page.text)?.[page.sections.indexOf(section)];
  return text === undefined ? undefined : excerptOf(textFor(text, syntax), context.isFound);
}

/** The address of a hit; one in the other syntax switches to it. */
function hrefOf(
  { href, kind }: IndexedPage,
  anchor: string,
  context: ResultContext,
  syntax?: Syntax,
): string {
  return hitAddress(href, { kind, anchor, syntax, mark: context.markedWords.join(' ') });
}
