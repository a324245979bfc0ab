/** Files pages and sections under the words of their titles, headings, keywords and descriptions. */
import { forAll } from '../../model/syntax-text';
import { WEAK_WORDS } from '../data/weak-words';
import type { IndexFile } from '../format';
import { termsIn } from '../text/tokens';
import type { IndexedSection, Postings, SearchIndex, TermPlaces } from './index-data';
import { ABOUT } from './weights';

interface Collector {
  readonly places: number[];
  readonly weights: number[];
}

type Field = Map<string, Collector>;

type Fields = Pick<SearchIndex, 'places' | 'titleWeights' | 'headingWeights' | 'rarity'> & {
  readonly terms: readonly string[];
};

/** All terms in order, and where each stands. */
export function collectFields(
  file: IndexFile,
  sections: readonly IndexedSection[],
  texts: ReadonlyMap<string, Postings>,
): Fields {
  const title: Field = new Map();
  const about: Field = new Map();
  const heading: Field = new Map();
  file.pages.forEach((page, number) => {
    addTitle(title, page.title, number);
    for (const keyword of page.keywords ?? []) addAll(about, termsIn(keyword), number, ABOUT.keyword);
    addAll(about, termsIn(page.description), number, ABOUT.description);
    addAll(about, termsIn(page.id.replaceAll('/', ' ')), number, ABOUT.path);
    for (const label of file.trails[page.trail] ?? [])
      addAll(about, termsIn(forAll(label)), number, ABOUT.trail);
  });
  for (const section of sections) addTitle(heading, forAll(section.title), section.number);
  const terms = [...new Set([...texts.keys(), ...title.keys(), ...about.keys(), ...heading.keys()])].sort();
  const places = terms.map(
    (term): TermPlaces => ({
      text: texts.get(term),
      heading: heading.get(term),
      title: title.get(term),
      about: about.get(term),
    }),
  );
  const rarity = Float32Array.from(places, (place, i) =>
    rarityOf(terms[i] ?? '', place, sections, file.pages.length),
  );
  return { terms, places, rarity, ...weigh(places, rarity, file.pages.length, sections.length) };
}

/** `Removing from a big map` is about big maps, and only a little about maps. */
function addTitle(field: Field, text: string, place: number): void {
  const compounds = [...text.matchAll(COMPOUND)];
  addAll(field, termsIn(text.replace(COMPOUND, '$1')), place, 1);
  for (const [, first = '', second = ''] of compounds) {
    addAll(field, termsIn(first + second), place, 1);
    addAll(field, termsIn(second), place, ABOUT.compound);
  }
}

const COMPOUND = /\b(big)[ _](maps?|sets?)\b/gi;

/** Each place is kept once for a term, with its largest weight. */
function addAll(field: Field, terms: readonly string[], place: number, weight: number): void {
  for (const term of terms) {
    const own = field.get(term) ?? { places: [], weights: [] };
    const last = own.places.length - 1;
    if (own.places[last] === place) own.weights[last] = Math.max(own.weights[last] ?? 0, weight);
    else {
      own.places.push(place);
      own.weights.push(weight);
    }
    field.set(term, own);
  }
}

/** How much a term tells: the fewer pages have it, the more. */
function rarityOf(
  term: string,
  { text, heading, title, about }: TermPlaces,
  sections: readonly IndexedSection[],
  all: number,
): number {
  const pages = new Set<number>([...(title?.places ?? []), ...(about?.places ?? [])]);
  for (const field of [text, heading])
    for (const place of field?.places ?? []) pages.add(sections[place]?.page.number ?? 0);
  const rarity = Math.log(1 + (all - pages.size + 0.5) / (pages.size + 0.5));
  return WEAK_WORDS.has(term) ? rarity * 0.15 : rarity + 0.3;
}

/** The sum of what the words of each title and heading tell. */
function weigh(places: readonly TermPlaces[], rarity: Float32Array, pages: number, sections: number) {
  const titleWeights = new Float32Array(pages);
  const headingWeights = new Float32Array(sections);
  places.forEach(({ title, heading }, term) => {
    for (const page of title?.places ?? [])
      titleWeights[page] = (titleWeights[page] ?? 0) + (rarity[term] ?? 0);
    for (const section of heading?.places ?? [])
      headingWeights[section] = (headingWeights[section] ?? 0) + (rarity[term] ?? 0);
  });
  return { titleWeights, headingWeights };
}
