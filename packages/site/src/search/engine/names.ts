/** Finds what a query names: values and modules of the library, commands, flags, page titles and keywords. */
import MiniSearch from 'minisearch';
import { groupBy } from '../../model/group-by';
import { forAll } from '../../model/syntax-text';
import { stem } from '../text/stem';
import { fold, foldedWords, STOP_WORDS } from '../text/tokens';
import type { IndexedPage, IndexedSection } from './open-index';

/** A section that has a name, or a flag on a command's page. */
export interface NamedPlace {
  readonly section: IndexedSection;
  /** The certainty that the name refers to this place, up to 1. */
  readonly certainty: number;
  readonly flag?: string;
}

type Name = readonly [key: string, certainty: number, flag?: string];

/** Whether to match prefixes only, or misspelt names too. */
export type Guess = 'start' | 'misspelt';

/** The certainty that a name refers to its place. Everyday words are less certain than code. */
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

/** Finds the sections that a text names: exact matches, or else guesses. */
export function collectNames(sections: readonly IndexedSection[]) {
  const named = sections.flatMap((section) =>
    namesOf(section).map(([key, certainty, flag]) => ({ key, section, certainty, flag })),
  );
  const places = groupBy(named, ({ key }) => key);
  // A single letter is not a name.
  for (const key of places.keys()) if (key.length < 2) places.delete(key);
  const spellings = new MiniSearch({ fields: ['id'], tokenize: (key) => [key], processTerm: (key) => key });
  spellings.addAll(Array.from(places.keys(), (id) => ({ id })));
  const placesOf = (key: string, factor = 1): NamedPlace[] =>
    (places.get(key) ?? []).map((place) => ({ ...place, certainty: place.certainty * factor }));
  const exact = (text: string, key: string): NamedPlace[] => [
    ...placesOf(key),
    // `list fold` names `List.fold`.
    ...(key.includes(' ') ? placesOf(key.replaceAll(' ', '.')) : []),
    // A flag without its dashes may be an everyday word: `module` is, `michelson-format` is not.
    ...placesOf(`--${key}`, /^[a-z]+$/.test(key) ? CERTAINTY.everydayName : CERTAINTY.lastPart),
    ...(key.startsWith('--') ? placesOf(key.slice(2), CERTAINTY.lastPart) : []),
    ...placesOf(titleKey(text), shareOfTopicWords(text)),
  ];
  const similar = (key: string, guess: Guess, certainty: number): NamedPlace[] =>
    spellings
      .search(key, { prefix: true, fuzzy: guess === 'misspelt' && fuzziness })
      .slice(0, MAX_GUESSES)
      .flatMap(({ id }) => placesOf(String(id), certainty));
  return (text: string, guess?: Guess): NamedPlace[] => {
    const key = nameKey(text);
    const found = exact(text, key);
    const isSure = found.some(({ certainty }) => certainty >= CERTAINTY.everydayName);
    if (!guess || isSure || key.length < MIN_GUESS_LENGTH) return found;
    const guesses = [...similar(key, guess, GUESSED), ...similar(titleKey(text), guess, GUESSED)];
    return [...found, ...guesses, ...similar(`--${key}`, guess, GUESSED / 2)];
  };
}

function fuzziness(term: string): number | boolean {
  return term.length < 5 ? false : term.length < 8 ? 1 : 2;
}

function namesOf({ page, title, anchor, symbol, deprecated }: IndexedSection): Name[] {
  if (!anchor) return pageNames(page);
  if (!symbol) return [[titleKey(forAll(title)), CERTAINTY.heading]];
  const factor = deprecated ? DEPRECATED : 1;
  const parts = nameKey(title).split('.');
  return parts.map((_, start) => {
    const key = parts.slice(start).join('.');
    const isPlain = !/[._\d]/.test(key);
    const whole = isPlain ? CERTAINTY.everydayName : CERTAINTY.full;
    const end = isPlain ? CERTAINTY.everydayLastPart : CERTAINTY.lastPart;
    return [key, factor * (start === 0 ? whole : end)];
  });
}

function pageNames({ kind, title, flags, keywords }: IndexedPage): Name[] {
  const { full, everydayName, titleStart, keyword } = CERTAINTY;
  const [start = ''] = title.split(': ');
  const names: Name[] = [
    [titleKey(title), CERTAINTY.title],
    // Titles are indexed unstemmed too: a misspelt word may be far from its stem.
    [nameKey(start), titleStart],
    ...flags.map((flag): Name => [nameKey(flag), flag.startsWith('-') ? full : everydayName, flag]),
    ...keywords.map((word): Name => [nameKey(word), /^[^\w\s]/.test(word) ? full : keyword]),
    ...keywords.filter((word) => word.includes(' ')).map((word): Name => [titleKey(word), keyword]),
  ];
  if (start !== title) names.push([titleKey(start), titleStart]);
  if (kind === 'api' && /[._]/.test(title)) names.push([nameKey(title), full]);
  if (kind === 'command') names.push(...commandNames(nameKey(title)));
  return names;
}

/** A command, also in the form of addresses, `compile-expression`, and by its last part. */
function commandNames(command: string): Map<string, number> {
  const last = command.split(' ').at(-1) ?? '';
  return new Map([
    [last, last.includes('-') ? CERTAINTY.lastPart : CERTAINTY.everydayName],
    [command.replaceAll(' ', '-'), CERTAINTY.full],
    [command, CERTAINTY.full],
  ]);
}

/** The key of a name; `[@entry]`, `@entry` and `@Entry` share one. */
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
  return foldedWords(text).filter((word) => !STOP_WORDS.has(word));
}

/** Keeps 'how good are my tests' from counting as the title 'Test', although it has no other topic word. */
function shareOfTopicWords(text: string): number {
  return Math.max(CERTAINTY.keyword, topicWords(text).length / Math.max(1, foldedWords(text).length));
}
