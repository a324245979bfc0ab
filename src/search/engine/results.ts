/** Scored pages as readers see them: titles with their found words marked, the best places of each page, excerpts. */
import { MARK_PARAMETER, type Piece, type ResultPage, type SearchHit } from '../../model/search';
import type { Syntax } from '../../model/syntax';
import { textFor } from '../../model/syntax-text';
import { type Cut, markPieces } from '../text/marker';
import { printType } from '../types/print';
import { beginningOf, excerptOf } from './excerpt';
import type { FoundWords } from './found-words';
import type { IndexedPage, IndexedSection, SearchIndex } from './index-data';
import type { ScoredPage, ScoredSection } from './score';

/** The text of a page's sections, once it has been fetched. */
export type TextSource = (file: string) => readonly string[] | undefined;

export interface ResultWorld {
  readonly index: SearchIndex;
  readonly syntax: Syntax;
  readonly found: FoundWords;
  readonly textOf: TextSource;
  readonly cut: Cut;
}

const MOST_HITS = 3;
/** Places that fit less than this beside the best one of the page are not shown. */
const WORTH_SHOWING = 0.55;

export function resultPage({ page, sections }: ScoredPage, world: ResultWorld): ResultPage {
  const least = (sections[0]?.score ?? 0) * WORTH_SHOWING;
  const shown = sections.filter(({ score }) => score >= least).slice(0, MOST_HITS);
  const hits = shown.map((scored) => hitOf(scored, page, world));
  return {
    id: page.id,
    href: hrefOf(page, '', world),
    kind: page.kind,
    trail: page.trail.map((label) => textFor(label, world.syntax)),
    title: marked(page.title, world),
    versions: page.kind === 'blog' ? [] : [world.index.version],
    hits: hits.length > 0 ? hits : [pageHit(page, world)],
  };
}

function hitOf({ section: number, flag }: ScoredSection, page: IndexedPage, world: ResultWorld): SearchHit {
  const section = world.index.sections[number];
  if (flag) return flagHit(flag, page, world);
  if (!section?.anchor) return pageHit(page, world);
  return sectionHit(section, world);
}

function pageHit(page: IndexedPage, world: ResultWorld): SearchHit {
  return {
    href: hrefOf(page, '', world),
    anchor: '',
    title: marked(page.title, world),
    excerpt: marked(page.description, world),
  };
}

/** The text of all flags of a command stands in one section. */
function flagHit(flag: string, page: IndexedPage, world: ResultWorld): SearchHit {
  const flags = world.index.sections.slice(page.first, page.end).findIndex(({ title }) => title === 'Flags');
  const text = textFor(world.textOf(page.textFile)?.[flags] ?? '', world.syntax);
  const start = text.indexOf(flag);
  return {
    href: hrefOf(page, flag, world),
    anchor: flag,
    title: [{ text: flag, found: true }],
    excerpt: start < 0 ? undefined : beginningOf(text.slice(start + flag.length).trim(), world.found.isFound),
  };
}

export function sectionHit(section: IndexedSection, world: ResultWorld): SearchHit {
  const { page, syntax, deprecated, type } = section;
  return {
    href: hrefOf(page, section.anchor, world, syntax),
    anchor: section.anchor,
    title: marked(textFor(section.title, syntax ?? world.syntax), world),
    excerpt: type ? undefined : sectionExcerpt(section, world),
    ...(type ? { type: printType(type, world.syntax) } : {}),
    ...(syntax && syntax !== world.syntax ? { syntax } : {}),
    ...(deprecated ? { deprecated } : {}),
  };
}

function sectionExcerpt(
  section: IndexedSection,
  { textOf, syntax, found, cut }: ResultWorld,
): Piece[] | undefined {
  const text = textOf(section.page.textFile)?.[section.number - section.page.first];
  return text === undefined
    ? undefined
    : excerptOf(textFor(text, section.syntax ?? syntax), found.isFound, cut);
}

function marked(text: string, { found, cut }: ResultWorld): Piece[] {
  return markPieces(text, found.isFound, cut);
}

/** The address of a place, with the words to mark there; a place of the other syntax switches to it. */
function hrefOf(
  page: IndexedPage,
  anchor: string,
  { found, syntax }: ResultWorld,
  own: Syntax | undefined = undefined,
): string {
  const parameters = new URLSearchParams();
  if (own && own !== syntax) parameters.set('lang', own);
  if (found.words.length > 0) parameters.set(MARK_PARAMETER, found.words.join(' '));
  const query = parameters.toString();
  return `${page.href}${query ? `?${query}` : ''}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
}
