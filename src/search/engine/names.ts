/** Finds what a query names: values and modules of the library, commands, flags, page titles and keywords. */
import MiniSearch from 'minisearch';
import { forAll } from '../../model/syntax-text';
import { stem } from '../text/stem';
import { STOP_WORDS } from '../text/stop-words';
import { fold, wordsOf } from '../text/tokens';
import type { IndexedPage, IndexedSection } from './open-index';

/** A section that has a name, or a flag on a command's page. */
export interface NamedPlace {
  readonly section: IndexedSection;
  readonly flag?: string;
  /** How surely the name means this place, up to 1. */
  readonly certainty: number;
}

/** Whether the start of a name is enough, and whether it may be misspelt. */
export type Guess = 'start' | 'misspelt';

/** The places that a text names: exactly, or else by what it may mean. */
export type FindNames = (text: string, guess?: Guess) => NamedPlace[];

/** How surely a name means its place. Everyday words name less surely than code does. */
const CERTAINTY = {
  full: 1,
  /** `get_sender` for `Tezos.get_sender`, `dry-run` for `ligo run dry-run`. */
  lastPart: 0.8,
  title: 0.6,
  /** The part of a title before its colon. */
  titleStart: 0.5,
  keyword: 0.35,
  /** `abs`, and `contract` as a subcommand. */
  everydayName: 0.3,
  heading: 0.2,
  /** `map` for `List.map`. */
  everydayLastPart: 0.15,
};
const DEPRECATED = 0.8;
const GUESSED = 0.3;
const MAX_GUESSES = 12;
const MIN_GUESS_LENGTH = 3;

/** The names of all pages and their sections. */
export function collectNames(pages: readonly IndexedPage[]): FindNames {
  const places = new Map<string, NamedPlace[]>();
  const add = (key: string, place: NamedPlace) => {
    if (key.length > 1) places.set(key, [...(places.get(key) ?? []), place]);
  };
  for (const page of pages) {
    addPage(page, add);
    for (const section of page.sections) addSection(section, add);
  }
  const spellings = new MiniSearch<{ id: string }>({ fields: ['id'], ...WHOLE });
  spellings.addAll([...places.keys()].map((id) => ({ id })));
  const exact = (text: string): NamedPlace[] => {
    const key = nameKey(text);
    return [
      ...(places.get(key) ?? []),
      // `list fold` names `List.fold`.
      ...(places.get(key.replaceAll(' ', '.')) ?? []).filter(() => key.includes(' ')),
      ...scaled(places.get(`--${key}`), flagCertainty(key)),
      ...(key.startsWith('--') ? scaled(places.get(key.slice(2)), CERTAINTY.lastPart) : []),
      ...scaled(places.get(titleKey(text)), shareOfTopicWords(text)),
    ];
  };
  const similar = (key: string, guess: Guess, certainty: number): NamedPlace[] =>
    spellings
      .search(key, { prefix: true, fuzzy: guess === 'misspelt' ? fuzziness : false })
      .slice(0, MAX_GUESSES)
      .flatMap(({ id }) => scaled(places.get(String(id)), certainty));
  return (text, guess) => {
    const found = exact(text);
    const key = nameKey(text);
    const isSure = found.some(({ certainty }) => certainty >= CERTAINTY.everydayName);
    if (!guess || isSure || key.length < MIN_GUESS_LENGTH) return found;
    const guesses = [...similar(key, guess, GUESSED), ...similar(titleKey(text), guess, GUESSED)];
    return [...found, ...guesses, ...similar(`--${key}`, guess, GUESSED / 2)];
  };
}

type Add = (key: string, place: NamedPlace) => void;

const WHOLE = { tokenize: (text: string) => [text], processTerm: (term: string) => term };

function fuzziness(term: string): number | boolean {
  return term.length < 5 ? false : term.length < 8 ? 1 : 2;
}

function addPage(page: IndexedPage, add: Add): void {
  const [section] = page.sections;
  if (!section) return;
  const named = (key: string, certainty: number, flag?: string) => add(key, { section, certainty, flag });
  const [start = ''] = page.title.split(': ');
  named(titleKey(page.title), CERTAINTY.title);
  if (start !== page.title) named(titleKey(start), CERTAINTY.titleStart);
  // Titles are filed in full too: a misspelt word is not near its stem.
  named(nameKey(start), CERTAINTY.titleStart);
  if (page.kind === 'api' && /[._]/.test(page.title)) named(nameKey(page.title), CERTAINTY.full);
  if (page.kind === 'command') {
    const command = nameKey(page.title);
    const last = command.split(' ').at(-1) ?? '';
    named(command, CERTAINTY.full);
    // `compile-expression` is how addresses and file names write it.
    if (last !== command) {
      named(command.replaceAll(' ', '-'), CERTAINTY.full);
      named(last, last.includes('-') ? CERTAINTY.lastPart : CERTAINTY.everydayName);
    }
  }
  for (const flag of page.flags)
    named(nameKey(flag), flag.startsWith('-') ? CERTAINTY.full : CERTAINTY.everydayName, flag);
  for (const keyword of page.keywords) {
    named(nameKey(keyword), /^[^\w\s]/.test(keyword) ? CERTAINTY.full : CERTAINTY.keyword);
    if (keyword.includes(' ')) named(titleKey(keyword), CERTAINTY.keyword);
  }
}

function addSection(section: IndexedSection, add: Add): void {
  if (!section.anchor) return;
  if (!section.symbol) {
    add(titleKey(forAll(section.title)), { section, certainty: CERTAINTY.heading });
    return;
  }
  const factor = section.deprecated ? DEPRECATED : 1;
  const parts = nameKey(section.title).split('.');
  parts.forEach((_, start) => {
    const name = parts.slice(start).join('.');
    const isPlain = !/[._\d]/.test(name);
    const whole = isPlain ? CERTAINTY.everydayName : CERTAINTY.full;
    const end = isPlain ? CERTAINTY.everydayLastPart : CERTAINTY.lastPart;
    add(name, { section, certainty: factor * (start === 0 ? whole : end) });
  });
}

/** The key of a name: `[@entry]`, `@entry` and `@Entry` share one. */
function nameKey(name: string): string {
  return fold(name)
    .trim()
    .replace(/^["'`[(]+|["'`\](){};:,?!]+$/g, '')
    .replace(/^ligo\s+(?=\S)/, '')
    .replace(/\s+/g, ' ');
}

/** The key of a title: its stems without stop words, so that `preprocessors` finds `The preprocessor`. */
function titleKey(title: string): string {
  const key = topicWords(title).map(stem).join(' ');
  return key && `title: ${key}`;
}

function topicWords(text: string): string[] {
  return Array.from(wordsOf(text), (word) => fold(word.text)).filter((word) => !STOP_WORDS.has(word));
}

/** A flag without its dashes may be an everyday word: `module` is, `michelson-format` is not. */
function flagCertainty(flag: string): number {
  return /^[a-z]+$/.test(flag) ? CERTAINTY.everydayName : CERTAINTY.lastPart;
}

/** The question 'how good are my tests' is not the title 'Test', although it has no other topic word. */
function shareOfTopicWords(text: string): number {
  const all = [...wordsOf(text)].length;
  return Math.max(CERTAINTY.keyword, topicWords(text).length / Math.max(1, all));
}

function scaled(places: readonly NamedPlace[] = [], factor: number): NamedPlace[] {
  return places.map((place) => ({ ...place, certainty: place.certainty * factor }));
}
