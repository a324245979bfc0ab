import { type KeyboardEvent, useState } from 'react';
import { MAX_QUERY_LENGTH } from '../../model/search';
import { IconButton } from '../parts/Icon';
import { readStoredJson, STORAGE_KEYS, writeStored } from '../stores/storage';

const MAX_KEPT = 8;

/** Queries whose results the reader opened, newest first. */
export const recentSearches = {
  /** Other scripts may have written this key, so anything but a list counts as empty. */
  list(): readonly string[] {
    const value = readStoredJson(STORAGE_KEYS.recentSearches);
    return Array.isArray(value) ? value.filter(isQuery).slice(0, MAX_KEPT) : [];
  },
  add(query: string): void {
    const text = query.trim().slice(0, MAX_QUERY_LENGTH);
    if (text) store([text, ...recentSearches.list().filter((other) => other !== text)].slice(0, MAX_KEPT));
  },
  /** Returns the remaining queries. */
  remove(query: string): readonly string[] {
    return store(recentSearches.list().filter((other) => other !== query));
  },
};

function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_QUERY_LENGTH;
}

function store(queries: readonly string[]): readonly string[] {
  writeStored(STORAGE_KEYS.recentSearches, queries.length > 0 ? JSON.stringify(queries) : null);
  return queries;
}

/** The reader's recent searches; each can be repeated or removed. */
export function RecentSearches({ onSearch }: { onSearch: (query: string) => void }) {
  const [queries, setQueries] = useState(recentSearches.list);
  if (queries.length === 0) return null;
  return (
    <section className="recent" aria-label="Recent searches">
      <h2>Recent searches</h2>
      <ul onKeyDown={stepThrough}>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="recent-query" onClick={() => onSearch(query)}>
              {query}
            </button>
            <IconButton
              name="close"
              label={`Remove “${query}” from recent searches`}
              onClick={() => setQueries(recentSearches.remove(query))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function stepThrough(event: KeyboardEvent<HTMLUListElement>): void {
  const step = stepOf(event.key);
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.recent-query')];
  const here = all.findIndex((button) => button.parentElement?.contains(document.activeElement));
  const next = step === 0 ? undefined : all[here + step];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** The step of an arrow key in a list: 1 for down, -1 for up, else 0. */
export function stepOf(key: string): number {
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}
