import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../parts/Icon';
import { recentSearches } from './recent';

/** What the reader searched for before; each can be searched again or removed. */
export function RecentList({ onSearch }: { onSearch: (query: string) => void }) {
  const [queries, setQueries] = useState(recentSearches.list);
  if (queries.length === 0) return null;
  const remove = (query: string) => {
    recentSearches.remove(query);
    setQueries(recentSearches.list());
  };
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
              onClick={() => remove(query)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function stepThrough(event: KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.recent-query')];
  const here = all.findIndex((button) => button.parentElement?.contains(document.activeElement));
  const next = all[here + step];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
