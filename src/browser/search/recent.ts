import { LONGEST_QUERY } from '../../model/search';
import { STORAGE_KEYS } from '../../model/storage-keys';
import type { RecentSearches } from '../../site/search/recent';
import { readStored, writeStored } from '../preferences/storage';

const MOST_KEPT = 8;

/** Recent searches in the browser's storage. What others have written there is not trusted to be a list. */
export function storedRecent(): RecentSearches {
  const list = (): readonly string[] => parseList(readStored(STORAGE_KEYS.recentSearches));
  const store = (queries: readonly string[]) =>
    writeStored(STORAGE_KEYS.recentSearches, queries.length > 0 ? JSON.stringify(queries) : null);
  return {
    list,
    add(query) {
      const text = query.trim().slice(0, LONGEST_QUERY);
      if (text) store([text, ...list().filter((other) => other !== text)].slice(0, MOST_KEPT));
    },
    remove: (query) => store(list().filter((other) => other !== query)),
  };
}

/** The list that a text holds; an empty one when it holds something else. */
export function parseList(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter((one): one is string => typeof one === 'string' && one.length <= LONGEST_QUERY)
      .slice(0, MOST_KEPT);
  } catch {
    return [];
  }
}
