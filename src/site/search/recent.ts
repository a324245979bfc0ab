import { MAX_QUERY_LENGTH } from '../../model/search';
import { readStored, STORAGE_KEYS, writeStored } from '../stores/storage';

const MAX_KEPT = 8;

/** The queries that led the reader somewhere, newest first. */
export const recentSearches = {
  /** Other scripts may have written there, so anything that is no list is an empty one. */
  list(): readonly string[] {
    try {
      const value: unknown = JSON.parse(readStored(STORAGE_KEYS.recentSearches) ?? '');
      return Array.isArray(value) ? value.filter(isQuery).slice(0, MAX_KEPT) : [];
    } catch {
      return [];
    }
  },
  add(query: string): void {
    const text = query.trim().slice(0, MAX_QUERY_LENGTH);
    if (text) store([text, ...recentSearches.list().filter((other) => other !== text)].slice(0, MAX_KEPT));
  },
  remove(query: string): void {
    store(recentSearches.list().filter((other) => other !== query));
  },
};

function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_QUERY_LENGTH;
}

function store(queries: readonly string[]): void {
  writeStored(STORAGE_KEYS.recentSearches, queries.length > 0 ? JSON.stringify(queries) : null);
}
