/**
 * How well pages and sections fit a query. Each unit of the query gives every place a share by where it stands there:
 * title, heading, keywords, text. A place that has all units is worth far more than one that has some of them often.
 */
import type { ResultKind } from '../../model/search';
import type { Syntax } from '../../model/syntax';
import { WEAK_WORDS } from '../data/weak-words';
import type { IndexedPage, SearchIndex } from './index-data';
import { isCode, type NamedScore, namedPlaces } from './named-places';
import type { Query } from './query';
import { type Shares, sharesOf, type Tally } from './shares';
import { NAMES, WEIGHTS } from './weights';

export interface ScoredSection {
  readonly section: number;
  readonly score: number;
  /** The flag that was named, where the hit is one. */
  readonly flag?: string;
}

export interface ScoredPage {
  readonly page: IndexedPage;
  readonly score: number;
  /** The places on it that fit, best first; the page's own place is its first section. */
  readonly sections: readonly ScoredSection[];
}

/** The pages that fit a query, best first. */
export function scorePages(query: Query, index: SearchIndex, syntax: Syntax): ScoredPage[] {
  const titles = new Float32Array(index.pages.length);
  const headings = new Float32Array(index.sections.length);
  const touched = new Uint8Array(index.sections.length);
  const shares = query.units.map((unit) => sharesOf(unit, index, { titles, headings, touched }));
  const named = namedPlaces(query, index);
  const all = shares.reduce((sum, { need }) => sum + need, 0);
  const isName = [...named.values()].some(({ score }) => score >= WEIGHTS.name * NAMES.sure);
  const isWords = query.words.length > 1 && !query.words.some(isCode);
  const kinds = {
    guide: isWords ? WEIGHTS.guides : 1,
    command: isWords && query.words.some((word) => WEAK_WORDS.has(word)) ? WEIGHTS.commands : 1,
    api: 1,
    blog: 1,
  };
  if (all === 0 && named.size === 0) return [];
  const pages = index.pages.flatMap((page): ScoredPage[] => {
    const scored = scorePage(page, {
      index,
      shares,
      named,
      isName,
      kinds,
      syntax,
      all: all || 1,
      titles,
      headings,
      touched,
    });
    return scored ? [scored] : [];
  });
  return pages.sort((a, b) => b.score - a.score);
}

interface PageWorld extends Tally {
  readonly index: SearchIndex;
  readonly shares: readonly Shares[];
  readonly named: ReadonlyMap<number, NamedScore>;
  readonly syntax: Syntax;
  /** Whether the query as a whole is a name of code. */
  readonly isName: boolean;
  /** How much pages of each kind are worth. */
  readonly kinds: Readonly<Record<ResultKind, number>>;
  /** The sum of what all units need. */
  readonly all: number;
}

function scorePage(page: IndexedPage, world: PageWorld): ScoredPage | undefined {
  const { index, shares, named, all, titles, touched } = world;
  const whole = wholeness(titles[page.number], index.titleWeights[page.number]);
  let own = 0;
  let covered = 0;
  for (const { rarity, need, title, about, heading, text } of shares) {
    let anywhere = 0;
    let inHeading = 0;
    for (let s = page.first; s < page.end; s++) {
      if (touched[s] === 0) continue;
      if ((text[s] as number) > anywhere) anywhere = text[s] as number;
      if ((heading[s] as number) > inHeading) inHeading = heading[s] as number;
    }
    const inTitle = title[page.number] as number;
    const inAbout = about[page.number] as number;
    own += rarity * (WEIGHTS.title * inTitle * whole + WEIGHTS.about * inAbout + WEIGHTS.anywhere * anywhere);
    covered += need * Math.min(1, Math.max(inTitle, inAbout, inHeading, anywhere));
  }
  const sections = scoreSections(page, world);
  const best = sections.reduce((most, { words }) => Math.max(most, words), 0);
  if (own + best + (sections[0]?.score ?? 0) === 0) return undefined;
  const name = sections.reduce((most, { section }) => Math.max(most, named.get(section)?.score ?? 0), 0);
  const words = own * (covered / all) ** WEIGHTS.pageCoverage + best;
  const kind = world.isName ? WEIGHTS.besideName : world.kinds[page.kind];
  return { page, sections, score: (name + words * kind) * page.worth };
}

function scoreSections(page: IndexedPage, world: PageWorld): (ScoredSection & { words: number })[] {
  const sections: (ScoredSection & { words: number })[] = [];
  for (let s = page.first; s < page.end; s++) {
    const words = world.touched[s] === 1 ? wordScore(s, page, world) : 0;
    const name = world.named.get(s);
    if (words > 0 || name)
      sections.push({ section: s, words, score: words + (name?.score ?? 0), flag: name?.flag });
  }
  return sections.sort((a, b) => b.score - a.score);
}

/** What the words of a query are worth in one section, which the page's title and keywords help to understand. */
function wordScore(
  s: number,
  page: IndexedPage,
  { index, shares, syntax, all, headings }: PageWorld,
): number {
  const whole = wholeness(headings[s], index.headingWeights[s]);
  let score = 0;
  let covered = 0;
  for (const { rarity, need, title, about, heading, text } of shares) {
    const inHeading = heading[s] as number;
    const inText = text[s] as number;
    score += rarity * (WEIGHTS.heading * inHeading * whole + WEIGHTS.text * inText);
    const around = Math.max(
      title[page.number] as number,
      (about[page.number] as number) * WEIGHTS.aboutCovers,
    );
    covered += need * Math.min(1, Math.max(inHeading, inText, around));
  }
  if (score === 0) return 0;
  const own = score * (covered / all) ** WEIGHTS.sectionCoverage;
  const section = index.sections[s];
  if (section?.syntax && section.syntax !== syntax) return own * WEIGHTS.otherSyntax;
  return section?.deprecated ? own * WEIGHTS.deprecated : own;
}

/** A title that the query has as a whole tells more than one of which it has a word. */
function wholeness(has: number | undefined, all: number | undefined): number {
  if (!has || !all) return WEIGHTS.partOfTitle;
  return WEIGHTS.partOfTitle + (1 - WEIGHTS.partOfTitle) * Math.min(1, has / all) ** WEIGHTS.wholeness;
}
