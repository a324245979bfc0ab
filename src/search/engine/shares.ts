/** What one unit of a query gives to every place of an index. */
import { candidatesOf } from './candidates';
import type { Postings, SearchIndex } from './index-data';
import type { Unit } from './query';
import { WEIGHTS } from './weights';

/** The share of a unit in each title, in what is told about each page, in each heading and in each text. */
export interface Shares {
  /** How much the unit tells. */
  readonly rarity: number;
  /** What a place loses that does not have it. */
  readonly need: number;
  readonly title: Float32Array;
  readonly about: Float32Array;
  readonly heading: Float32Array;
  readonly text: Float32Array;
}

/** How much of each title and heading the query has so far. */
export interface Tally {
  readonly titles: Float32Array;
  readonly headings: Float32Array;
  /** 1 for each section that has some word of the query. */
  readonly touched: Uint8Array;
}

/** A place gets the share of the term that fits best, not the sum of all. */
export function sharesOf(unit: Unit, index: SearchIndex, tally: Tally): Shares {
  const { pages, sections, places, rarity } = index;
  const title = new Float32Array(pages.length);
  const about = new Float32Array(pages.length);
  const heading = new Float32Array(sections.length);
  const text = new Float32Array(sections.length);
  const inTitle = new Float32Array(pages.length);
  const inHeading = new Float32Array(sections.length);
  let best = 0;
  let ownRarity: number = WEIGHTS.unknownRarity;
  for (const { term, likeness } of candidatesOf(unit, index)) {
    const place = places[term];
    const told = rarity[term] ?? 0;
    spread(place?.title, title, likeness);
    spread(place?.about, about, likeness);
    spread(place?.heading, heading, likeness);
    spread(place?.text, text, likeness);
    spread(place?.title, inTitle, likeness * told);
    spread(place?.heading, inHeading, likeness * told);
    if (likeness > best) {
      best = likeness;
      ownRarity = told;
    }
  }
  addTo(tally.titles, inTitle);
  addTo(tally.headings, inHeading);
  for (let i = 0; i < text.length; i++)
    if ((text[i] as number) + (heading[i] as number) > 0) tally.touched[i] = 1;
  const need = Math.min(ownRarity, WEIGHTS.mostNeed) * unit.weight;
  return { rarity: ownRarity * unit.weight, need, title, about, heading, text };
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

function addTo(sum: Float32Array, more: Float32Array): void {
  for (let i = 0; i < more.length; i++) sum[i] = (sum[i] as number) + (more[i] as number);
}
