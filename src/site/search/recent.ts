import { MAX_QUERY_LENGTH } from '../../model/search';
import { readStored, STORAGE_KEYS, writeStored } from '../stores/storage';

const MAX_KEPT = 8;

/** The queries that led the reader somewhere, newest first. */
export const recentSearches = {
  list: (): readonly string[] => parseList(readStored(STORAGE_KEYS.recentSearches)),
  add(query: string): void {
    const text = query.trim().slice(0, MAX_QUERY_LENGTH);
    if (text) store([text, ...recentSearches.list().filter((other) => other !== text)].slice(0, MAX_KEPT));
  },
  remove(query: string): void {
    store(recentSearches.list().filter((other) => other !== query));
  },
};

function store(queries: readonly string[]): void {
  writeStored(STORAGE_KEYS.recentSearches, queries.length > 0 ? JSON.stringify(queries) : null);
}

/** The list that a text holds. Other scripts may have written there, so anything else is an empty list. */
export function parseList(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    return value
      .filter((one): one is string => typeof one === 'string' && one.length <= MAX_QUERY_LENGTH)
      .slice(0, MAX_KEPT);
  } catch {
    return [];
  }
}
