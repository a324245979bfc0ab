/** Things that bear a name of their own: values and types, modules, commands, flags, and keywords such as `@entry`. */
import { fold } from '../text/tokens';
import type { IndexFile } from '../format';
import type { IndexedPage, IndexedSection, NamedPlace, SearchIndex } from './index-data';
import { type Candidate, vocabularyOf } from './vocabulary';

/** How surely a name means a place. */
const FULL = 1;
const MODULE = 0.95;
/** The end of a name: `get_sender` for `Tezos.get_sender`. */
const LAST_PART = 0.8;
/** The same where it is an everyday word: `map` for `List.map`. */
const LAST_WORD = 0.35;
const KEYWORD = 0.45;
const SIGNED_KEYWORD = 0.9;
const DEPRECATED = 0.75;

/** Reads the names out of an index file. */
export function collectNames(
  file: IndexFile,
  pages: readonly IndexedPage[],
  sections: readonly IndexedSection[],
): Pick<SearchIndex, 'names' | 'nameList'> {
  const names = new Map<string, NamedPlace[]>();
  const add = (name: string, place: NamedPlace) => {
    const key = nameKey(name);
    if (key.length > 1) names.set(key, [...(names.get(key) ?? []), place]);
  };
  for (const page of pages) {
    const place = { section: page.first, strength: FULL };
    if (page.kind === 'command') add(page.title, place);
    if (page.kind === 'api' && /^[A-Z]\w*(?:\.\w+)*$/.test(page.title)) add(page.title, { ...place, strength: MODULE });
    for (const flag of page.flags) add(flag, { ...place, flag });
    for (const keyword of file.pages[page.number]?.keywords ?? []) {
      add(keyword, { ...place, strength: /^[^\w\s]/.test(keyword) ? SIGNED_KEYWORD : KEYWORD });
    }
  }
  for (const section of sections) if (section.symbol) addSymbol(section, add);
  return { names, nameList: vocabularyOf([...names.keys()].sort()) };
}

function addSymbol({ title, number, deprecated }: IndexedSection, add: (name: string, place: NamedPlace) => void): void {
  const faded = deprecated ? DEPRECATED : 1;
  add(title, { section: number, strength: FULL * (deprecated ? 0.97 : 1) });
  const parts = title.split('.');
  for (let from = 1; from < parts.length; from++) {
    const end = parts.slice(from).join('.');
    add(end, { section: number, strength: faded * (/[._\d]/.test(end) ? LAST_PART : LAST_WORD) });
  }
}

/** The form under which a name is kept and looked up: `[@entry]`, `@entry` and `@Entry` are the same. */
export function nameKey(name: string): string {
  return fold(name)
    .trim()
    .replace(/^["'`[(]+|["'`\](){};:,?!]+$/g, '')
    .replace(/^ligo\s+(?=\S)/, '')
    .replace(/\s+/g, ' ');
}

/** A named place that a text means, and how surely. */
export interface NameMatch {
  readonly place: NamedPlace;
  readonly strength: number;
}

/** How many names are guessed at, for a text that is none as it stands. */
const MOST_GUESSES = 12;
const SHORTEST_GUESS = 3;

/** What a text names: exactly or, where `guess` allows it, as the start of a name or misspelt. */
export function findNames(index: SearchIndex, text: string, guess: boolean): NameMatch[] {
  const key = nameKey(text);
  const exact = index.names.get(key);
  if (exact) return exact.map((place) => ({ place, strength: place.strength }));
  if (!guess || key.length < SHORTEST_GUESS) return [];
  const candidates = [
    ...index.nameList.startingWith(key, MOST_GUESSES),
    ...index.nameList.startingWith(`--${key}`, MOST_GUESSES),
    ...index.nameList.near(key, MOST_GUESSES),
  ];
  return candidates.flatMap(({ term, likeness }: Candidate) =>
    (index.names.get(index.nameList.terms[term] ?? '') ?? []).map((place) => ({ place, strength: place.strength * likeness })),
  );
}
