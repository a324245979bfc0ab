import type { SearchIndex } from './index-data';
import { findNames } from './names';
import type { Query } from './query';

/** What readers look for most; offered where nothing nearer is known. */
const POPULAR = ['entrypoint', 'big_map', 'Tezos.get_sender', 'compile contract', 'testing'];
const MOST = 3;

/** Queries that find something, for one that finds nothing: words of it that are known, names near it, popular ones. */
export function suggest(query: Query, index: SearchIndex, finds: (text: string) => boolean): string[] {
  const candidates = [
    ...query.words.filter((word) => word.length > 2),
    ...query.words.flatMap((word) => nearNames(word, index)),
    ...POPULAR,
  ];
  const tried = new Set<string>([query.text.toLowerCase()]);
  const found: string[] = [];
  for (const text of candidates) {
    if (found.length === MOST || tried.size > MOST_TRIED) break;
    if (tried.has(text.toLowerCase())) continue;
    tried.add(text.toLowerCase());
    if (finds(text)) found.push(text);
  }
  return found;
}

const MOST_TRIED = 30;

/** The titles of places whose names start like a word. */
function nearNames(word: string, index: SearchIndex): string[] {
  const start = word.slice(0, Math.max(3, Math.ceil(word.length / 2)));
  return findNames(index, start, true)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, 2)
    .map(
      ({ place }) =>
        place.flag ??
        (index.sections[place.section]?.title || index.sections[place.section]?.page.title) ??
        '',
    )
    .filter(Boolean);
}
