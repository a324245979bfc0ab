import type { SearchRequest } from '../../model/search';
import { textFor } from '../../model/syntax-text';
import type { SearchIndex } from './open-index';
import { readQuery } from './query';
import { rankPages } from './rank';

const MAX_SUGGESTIONS = 3;
const MAX_TRIED = 30;
const MIN_WORD_LENGTH = 3;

/** Queries that find something, for one that finds nothing: words of it, names near it, and common ones. */
export function suggest({ query, syntax }: SearchRequest, index: SearchIndex): string[] {
  const { words, text: asked } = readQuery(query, index);
  const candidates = new Set([
    ...words.filter((word) => word.length >= MIN_WORD_LENGTH),
    ...words.flatMap((word) => similarNames(word, index)),
    ...index.suggestions,
  ]);
  candidates.delete(asked.toLowerCase());
  const finds = (text: string) => rankPages(readQuery(text, index), index, syntax).length > 0;
  return [...candidates].slice(0, MAX_TRIED).filter(finds).slice(0, MAX_SUGGESTIONS);
}

/** Titles of places whose names start like a word. */
function similarNames(word: string, { findNames }: SearchIndex): string[] {
  const start = word.slice(0, Math.max(MIN_WORD_LENGTH, Math.ceil(word.length / 2)));
  return findNames(start, 'start').map(({ section, flag }) => flag ?? textFor(section.title, 'jsligo'));
}
