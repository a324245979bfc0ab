/**
 * How well pages and sections fit a query. Each unit of the query gives every place a share by where it stands there:
 * title, heading, keywords, text. A place that has all units is worth far more than one that has some of them often.
 */
import type { Syntax } from '../../model/syntax';
import { candidatesOf } from './candidates';
import type { IndexedPage, Postings, SearchIndex } from './index-data';
import { findNames } from './names';
import type { Query, Unit } from './query';
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

/** The share of one unit in every place. */
interface Shares {
  readonly rarity: number;
  /** What the page loses that does not have it. */
  readonly need: number;
  readonly title: Float32Array;
  readonly about: Float32Array;
  readonly heading: Float32Array;
  readonly text: Float32Array;
}

/** The pages that fit a query, best first. */
export function scorePages(query: Query, index: SearchIndex, syntax: Syntax): ScoredPage[] {
  const titles = new Float32Array(index.pages.length);
  const headings = new Float32Array(index.sections.length);
  const shares = query.units.map((unit) => sharesOf(unit, index, { titles, headings }));
  const named = namedPlaces(query, index);
  const all = shares.reduce((sum, { need }) => sum + need, 0);
  const isName = [...named.values()].some(({ score }) => score >= WEIGHTS.name * NAMES.sure);
  const guides = query.words.length > 1 && !query.words.some(isCode) ? WEIGHTS.guides : 1;
  if (all === 0 && named.size === 0) return [];
  const pages = index.pages.flatMap((page): ScoredPage[] => {
    const scored = scorePage(page, {
      index,
      shares,
      named,
      isName,
      guides,
      syntax,
      all: all || 1,
      titles,
      headings,
    });
    return scored ? [scored] : [];
  });
  return pages.sort((a, b) => b.score - a.score);
}

interface Tally {
  /** How much of each title and heading the query has. */
  readonly titles: Float32Array;
  readonly headings: Float32Array;
}

function sharesOf(unit: Unit, index: SearchIndex, tally: Tally): Shares {
  const { pages, sections, places, rarity } = index;
  const candidates = candidatesOf(unit, index);
  const title = new Float32Array(pages.length);
  const about = new Float32Array(pages.length);
  const heading = new Float32Array(sections.length);
  const text = new Float32Array(sections.length);
  const titleHits = new Float32Array(pages.length);
  const headingHits = new Float32Array(sections.length);
  let best = 0;
  let ownRarity: number = WEIGHTS.unknownRarity;
  for (const { term, likeness } of candidates) {
    const place = places[term];
    if (!place) continue;
    spread(place.title, title, likeness);
    spread(place.about, about, likeness);
    spread(place.heading, heading, likeness);
    spread(place.text, text, likeness);
    spread(place.title, titleHits, likeness * (rarity[term] ?? 0));
    spread(place.heading, headingHits, likeness * (rarity[term] ?? 0));
    if (likeness > best) {
      best = likeness;
      ownRarity = rarity[term] ?? 0;
    }
  }
  for (let i = 0; i < titleHits.length; i++) tally.titles[i] = (tally.titles[i] ?? 0) + (titleHits[i] ?? 0);
  for (let i = 0; i < headingHits.length; i++)
    tally.headings[i] = (tally.headings[i] ?? 0) + (headingHits[i] ?? 0);
  return {
    rarity: ownRarity * unit.weight,
    need: Math.min(ownRarity, WEIGHTS.mostNeed) * unit.weight,
    title,
    about,
    heading,
    text,
  };
}

function spread(postings: Postings | undefined, into: Float32Array, factor: number): void {
  if (!postings) return;
  const { places, weights } = postings;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number;
    const value = (weights[i] as number) * factor;
    if (value > (into[place] as number)) into[place] = value;
  }
}

interface NamedScore {
  readonly score: number;
  readonly flag?: string;
}

/** Sections that the query, or a word of it, names. */
function namedPlaces(query: Query, index: SearchIndex): Map<number, NamedScore> {
  const named = new Map<number, NamedScore>();
  const add = (text: string, worth: number, guess: boolean) => {
    for (const { place, strength } of findNames(index, text, guess)) {
      const score = worth * strength;
      if (score > (named.get(place.section)?.score ?? 0))
        named.set(place.section, { score, flag: place.flag });
    }
  };
  const isOne = query.words.length === 1;
  add(query.text, WEIGHTS.name, query.words.length <= MOST_NAME_WORDS);
  for (const name of query.meant) add(name, isOne ? WEIGHTS.nameMeant : WEIGHTS.nameMeant / 2, false);
  if (!isOne) for (const word of query.words) if (isCode(word)) add(word, WEIGHTS.nameInside, false);
  return named;
}

/** Names of more words are not guessed at. */
const MOST_NAME_WORDS = 3;

function isCode(word: string): boolean {
  return /[._@#]|^--/.test(word);
}

interface PageWorld extends Tally {
  readonly index: SearchIndex;
  readonly shares: readonly Shares[];
  readonly named: ReadonlyMap<number, NamedScore>;
  readonly syntax: Syntax;
  /** Whether the query as a whole is a name of code. */
  readonly isName: boolean;
  /** How much guides are worth. */
  readonly guides: number;
  /** The sum of what all units need. */
  readonly all: number;
}

function scorePage(page: IndexedPage, world: PageWorld): ScoredPage | undefined {
  const { index, shares, named, all, titles } = world;
  const whole = wholeness(titles[page.number], index.titleWeights[page.number]);
  let own = 0;
  let covered = 0;
  for (const { rarity, need, title, about, heading, text } of shares) {
    let anywhere = 0;
    let inHeading = 0;
    for (let s = page.first; s < page.end; s++) {
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
  const kind = world.isName ? WEIGHTS.besideName : page.kind === 'guide' ? world.guides : 1;
  return { page, sections, score: (name + words * kind) * page.worth };
}

function scoreSections(page: IndexedPage, world: PageWorld): (ScoredSection & { words: number })[] {
  const sections: (ScoredSection & { words: number })[] = [];
  for (let s = page.first; s < page.end; s++) {
    const words = wordScore(s, page, world);
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
