/** Things that bear a name of their own: values and types, modules, commands, flags, and keywords such as `@entry`. */
import { forAll } from '../../model/syntax-text';
import { WEAK_WORDS } from '../data/weak-words';
import type { IndexFile } from '../format';
import { stem } from '../text/stem';
import { fold, termsIn, wordsOf } from '../text/tokens';
import type { IndexedPage, IndexedSection, NamedPlace, SearchIndex } from './index-data';
import { type Candidate, vocabularyOf } from './vocabulary';
import { NAMES, WEIGHTS } from './weights';

type Add = (key: string, place: NamedPlace) => void;

/** Reads the names out of an index file. */
export function collectNames(
  file: IndexFile,
  pages: readonly IndexedPage[],
  sections: readonly IndexedSection[],
): Pick<SearchIndex, 'names' | 'nameList'> {
  const names = new Map<string, NamedPlace[]>();
  const add: Add = (key, place) => {
    if (key.length > 1) names.set(key, [...(names.get(key) ?? []), place]);
  };
  for (const page of pages) addPage(page, file.pages[page.number]?.keywords ?? [], add);
  for (const section of sections) {
    if (section.symbol) addSymbol(section, add);
    else if (section.title)
      add(titleKey(forAll(section.title)), { section: section.number, strength: NAMES.heading });
  }
  return { names, nameList: vocabularyOf([...names.keys()].sort()) };
}

function addPage(page: IndexedPage, keywords: readonly string[], add: Add): void {
  const place = { section: page.first, strength: NAMES.full };
  if (page.kind === 'command') addCommand(page.title, place, add);
  else if (isModule(page)) add(nameKey(page.title), { ...place, strength: NAMES.module });
  if (page.kind === 'api') add(memberKey(page.title), { ...place, strength: NAMES.memberOf });
  const title = titleKey(page.title);
  add(title, { ...place, strength: NAMES.title });
  // Mistakes are looked for in whole words.
  const written = `${TITLE_SIGN} ${nameKey(page.title)}`;
  if (written !== title) add(written, { ...place, strength: NAMES.title });
  if (page.kind === 'guide') {
    // `Getting started: a counter` is looked for as `getting started`.
    const topic = titleKey(page.title.split(': ')[0] ?? '');
    if (topic !== title) add(topic, { ...place, strength: NAMES.titleTopic });
    if (title.split(' ').length > 2)
      add(title.split(' ').slice(0, 2).join(' '), { ...place, strength: NAMES.titleStart });
  }
  // Subcommands stand among the flags; most are everyday words too.
  for (const flag of page.flags)
    add(nameKey(flag), { ...place, flag, strength: flag.startsWith('-') ? NAMES.full : NAMES.subcommand });
  for (const keyword of keywords) {
    const named = { ...place, strength: keywordStrength(keyword) };
    add(nameKey(keyword), named);
    // A phrase is found with the small words of a question around it, as titles are.
    if (keyword.includes(' ')) add(titleKey(keyword), named);
  }
}

function keywordStrength(keyword: string): number {
  if (/^[^\w\s]/.test(keyword)) return NAMES.signedKeyword;
  return keyword.includes(' ') ? NAMES.phraseKeyword : NAMES.keyword;
}

/** Modules with a plain name stand beside a guide of the same name. */
function isModule({ kind, title }: IndexedPage): boolean {
  return kind === 'api' && /^[A-Z]\w*(?:[._]\w+)+$/.test(title);
}

function addCommand(title: string, place: NamedPlace, add: Add): void {
  const parts = nameKey(title).split(' ');
  add(parts.join(' '), place);
  const last = parts.at(-1) ?? '';
  if (parts.length > 1)
    add(last, { ...place, strength: last.includes('-') ? NAMES.lastPart : NAMES.lastWord });
}

function addSymbol({ title, number, deprecated, symbol }: IndexedSection, add: Add): void {
  const faded = deprecated ? WEIGHTS.deprecated : 1;
  const plain = symbol === 'value' ? NAMES.plainValue : NAMES.plainType;
  const isWord = /^[a-z]+$/.test(title);
  add(nameKey(title), { section: number, strength: isWord ? plain : NAMES.full * (deprecated ? 0.97 : 1) });
  const parts = title.split('.');
  for (let from = 1; from < parts.length; from++) {
    const end = parts.slice(from).join('.');
    add(nameKey(end), {
      section: number,
      strength: faded * (/[._\d]/.test(end) ? NAMES.lastPart : NAMES.lastWord),
    });
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

/** The words of a title that tell something, in their common form: `The preprocessor` is the title of `preprocessors`. */
export function titleKey(title: string): string {
  const words = [...wordsOf(title)].map(({ text }) => fold(text)).filter((word) => !WEAK_WORDS.has(word));
  const key = words.map((word) => stem(word)).join(' ');
  return key && `${TITLE_SIGN} ${key}`;
}

/** Keeps titles apart from names. */
const TITLE_SIGN = '=';

/** Under which a module is found by members that it does not have, as other languages' `List.nth`. */
function memberKey(module: string): string {
  return `${MEMBER_SIGN} ${nameKey(module)}`;
}

const MEMBER_SIGN = '.';

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
  // Flags are often written without their dashes, and subcommands with them.
  const named = [
    ...asMatches(index.names.get(key), 1),
    ...asMatches(index.names.get(`--${key}`), withoutDashes(key)),
    ...(key.startsWith('--') ? asMatches(index.names.get(key.slice(2)), NAMES.lastPart) : []),
  ];
  const titled = asMatches(index.names.get(titleKey(text)), shareOfTellingWords(text));
  const exact = [...named, ...titled];
  if (exact.some(({ strength }) => strength >= NAMES.plainType) || !guess) return exact;
  const module = key.slice(0, Math.max(0, key.lastIndexOf('.')));
  return [...exact, ...guesses(index, text), ...asMatches(index.names.get(memberKey(module)), 1)];
}

/** How surely a text means a flag of that name: `sender` is a word too, `michelson-format` is none. */
function withoutDashes(flag: string): number {
  return /^[a-z]+$/.test(flag) ? NAMES.lastWord : NAMES.lastPart;
}

function asMatches(places: readonly NamedPlace[] | undefined, factor: number): NameMatch[] {
  return (places ?? []).map((place) => ({ place, strength: place.strength * factor }));
}

/** A question such as 'how good are my tests' is not the title 'Test', although no other word of it tells much. */
function shareOfTellingWords(text: string): number {
  const words = [...wordsOf(text)];
  const telling = words.filter((word) => !WEAK_WORDS.has(fold(word.text)));
  return Math.max(0.35, telling.length / Math.max(1, words.length));
}

function guesses(index: SearchIndex, text: string): NameMatch[] {
  const key = nameKey(text);
  if (key.length < SHORTEST_GUESS) return [];
  const starts = [key, `--${key}`, `${TITLE_SIGN} ${key}`];
  // A word that some text has is no misspelt title: `commands` are no comments.
  const isWritten = termsIn(text).every((term) => index.vocabulary.numberOf(term) >= 0);
  const spellings = isWritten ? [key] : [key, titleKey(text)];
  const candidates = [
    ...starts.flatMap((start) => index.nameList.startingWith(start, MOST_GUESSES)),
    ...spellings.flatMap((spelling) => index.nameList.near(spelling, MOST_GUESSES)),
  ];
  return candidates.flatMap(({ term, likeness }: Candidate) => {
    const name = index.nameList.terms[term] ?? '';
    const isBare = name.startsWith('--') && !key.startsWith('-');
    return asMatches(index.names.get(name), likeness * (isBare ? withoutDashes(name.slice(2)) : 1));
  });
}
