/**
 * How well pages and sections fit a query. Each unit of the query gives every place a share by where it stands there:
 * title, heading, keywords, text. A place that has all units is worth far more than one that has some of them often.
 */
import type { Syntax } from '../../model/syntax';
import { candidatesOf } from './candidates';
import type { IndexedPage, Postings, SearchIndex } from './index-data';
import { findNames } from './names';
import type { Query, Unit } from './query';

/** What a word is worth by where it stands. Found by trial on the judged queries. */
export const WEIGHTS = {
  title: 3.4,
  heading: 2.4,
  about: 1.5,
  text: 1,
  /** Words that stand somewhere on the page, not together. */
  anywhere: 0.6,
  /** What is left of a title's worth when the query has only some of its words. */
  partOfTitle: 0.35,
  /** What the whole query being a name is worth, and one word of it. */
  name: 40,
  nameInside: 9,
  /** How hard missing words count. */
  coverage: 1.6,
  otherSyntax: 0.45,
  deprecated: 0.7,
};

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

export interface Scored {
  readonly pages: readonly ScoredPage[];
  /** The terms that were found, with the words of the reader that stand for them. */
  readonly found: ReadonlySet<string>;
}

/** The share of one unit in every place. */
interface Shares {
  readonly rarity: number;
  readonly title: Float32Array;
  readonly about: Float32Array;
  readonly heading: Float32Array;
  readonly text: Float32Array;
}

export function scorePages(query: Query, index: SearchIndex, syntax: Syntax): Scored {
  const found = new Set<string>();
  const titles = new Float32Array(index.pages.length);
  const headings = new Float32Array(index.sections.length);
  const shares = query.units.map((unit) => sharesOf(unit, index, { titles, headings, found }));
  const named = namedPlaces(query, index);
  const all = shares.reduce((sum, { rarity }) => sum + rarity, 0);
  if (all === 0 && named.size === 0) return { pages: [], found };
  const pages = index.pages.flatMap((page): ScoredPage[] => {
    const scored = scorePage(page, { index, shares, named, syntax, all: all || 1, titles, headings });
    return scored ? [scored] : [];
  });
  return { pages: pages.sort((a, b) => b.score - a.score), found };
}

interface Tally {
  /** How much of each title and heading the query has. */
  readonly titles: Float32Array;
  readonly headings: Float32Array;
  readonly found: Set<string>;
}

function sharesOf(unit: Unit, index: SearchIndex, tally: Tally): Shares {
  const { pages, sections, places, rarity, vocabulary } = index;
  const candidates = candidatesOf(unit, index);
  const title = new Float32Array(pages.length);
  const about = new Float32Array(pages.length);
  const heading = new Float32Array(sections.length);
  const text = new Float32Array(sections.length);
  const titleHits = new Float32Array(pages.length);
  const headingHits = new Float32Array(sections.length);
  let best = 0;
  let ownRarity = UNKNOWN_RARITY;
  for (const { term, likeness } of candidates) {
    const place = places[term];
    if (!place) continue;
    tally.found.add(vocabulary.terms[term] ?? '');
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
  for (let i = 0; i < headingHits.length; i++) tally.headings[i] = (tally.headings[i] ?? 0) + (headingHits[i] ?? 0);
  return { rarity: ownRarity * unit.weight, title, about, heading, text };
}

/** A word that no page has still counts as missing. */
const UNKNOWN_RARITY = 2;

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
      if (score > (named.get(place.section)?.score ?? 0)) named.set(place.section, { score, flag: place.flag });
    }
  };
  const isOne = query.words.length === 1;
  add(query.text, WEIGHTS.name, isOne);
  if (!isOne) for (const word of query.words) if (/[._@#]|^--/.test(word)) add(word, WEIGHTS.nameInside, false);
  return named;
}

interface PageWorld extends Omit<Tally, 'found'> {
  readonly index: SearchIndex;
  readonly shares: readonly Shares[];
  readonly named: ReadonlyMap<number, NamedScore>;
  readonly syntax: Syntax;
  /** The sum of what all units tell. */
  readonly all: number;
}

function scorePage(page: IndexedPage, world: PageWorld): ScoredPage | undefined {
  const { index, shares, named, all, titles } = world;
  let own = 0;
  let covered = 0;
  for (const { rarity, title, about, heading, text } of shares) {
    let anywhere = 0;
    let inHeading = 0;
    for (let s = page.first; s < page.end; s++) {
      if ((text[s] as number) > anywhere) anywhere = text[s] as number;
      if ((heading[s] as number) > inHeading) inHeading = heading[s] as number;
    }
    const inTitle = title[page.number] as number;
    const inAbout = about[page.number] as number;
    own += rarity * (WEIGHTS.about * inAbout + WEIGHTS.anywhere * anywhere);
    own += rarity * WEIGHTS.title * inTitle * wholeness(titles[page.number], index.titleWeights[page.number]);
    covered += rarity * Math.min(1, Math.max(inTitle, inAbout, inHeading, anywhere));
  }
  const sections: ScoredSection[] = [];
  for (let s = page.first; s < page.end; s++) {
    const score = scoreSection(s, page, world);
    if (score > 0) sections.push({ section: s, score, flag: named.get(s)?.flag });
  }
  sections.sort((a, b) => b.score - a.score);
  const best = sections[0]?.score ?? 0;
  if (own + best === 0) return undefined;
  const name = sections.reduce((most, { section }) => Math.max(most, named.get(section)?.score ?? 0), 0);
  const coverage = Math.max((covered / all) ** WEIGHTS.coverage, name > 0 ? 0.7 : 0);
  return { page, sections, score: (own + best) * coverage * page.worth };
}

function scoreSection(s: number, page: IndexedPage, { index, shares, named, syntax, all, headings }: PageWorld): number {
  let score = 0;
  let covered = 0;
  for (const { rarity, title, heading, text } of shares) {
    const inHeading = heading[s] as number;
    const inText = text[s] as number;
    const near = Math.max(inHeading, inText);
    if (near === 0) continue;
    const whole = wholeness(headings[s], index.headingWeights[s]);
    score += rarity * (WEIGHTS.heading * inHeading * whole + WEIGHTS.text * inText);
    covered += rarity * Math.min(1, Math.max(near, title[page.number] as number));
  }
  const section = index.sections[s];
  const own = score * (0.4 + 0.6 * Math.min(1, covered / all)) + (named.get(s)?.score ?? 0);
  if (section?.syntax && section.syntax !== syntax) return own * WEIGHTS.otherSyntax;
  return section?.deprecated ? own * WEIGHTS.deprecated : own;
}

/** A title that the query has as a whole tells more than one of which it has a word. */
function wholeness(has: number | undefined, all: number | undefined): number {
  if (!has || !all) return WEIGHTS.partOfTitle;
  return WEIGHTS.partOfTitle + (1 - WEIGHTS.partOfTitle) * Math.min(1, has / all) ** 1.5;
}
