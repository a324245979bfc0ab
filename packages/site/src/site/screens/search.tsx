import { useEffect, useRef, useState } from 'react';
import type { SearchAnswer } from '../../model/search';
import { latestVersion } from '../../model/version';
import { Icon } from '../parts/Icon';
import { Outcome } from '../search/Outcome';
import { ResultList } from '../search/Results';
import { ALL_VERSIONS } from '../search/search-address';
import { foundText, useSearch, useSearchParams } from '../search/use-search';
import { useShell } from '../shell/context';
import { RESTED_MS, useAnnounced } from '../stores/use-announced';

/** How many pages are shown initially and added each time. */
const PAGE_SIZE = 20;

/** The page of search results for the query in its address. */
export default function Search() {
  const { site } = useShell();
  const [params, setParams] = useSearchParams();
  const [limit, setLimit] = useState(PAGE_SIZE);
  const field = useRef<HTMLInputElement>(null);
  const latest = latestVersion(site.docs.versions).name;
  const { query, version } = params ?? { query: '', version: latest };
  const search = useSearch({ query, version }, latest, limit);
  useAnnounced(foundText(search, query), RESTED_MS);
  // On a touch screen the keyboard would cover the results.
  useEffect(() => {
    const hasQuery = new URLSearchParams(location.search).has('q');
    if (!hasQuery || window.matchMedia('(pointer: fine)').matches)
      field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="narrow search-page">
      <h1>Search {site.title}</h1>
      <search>
        <form
          className="search-form"
          action={`/${site.search.path}`}
          onSubmit={(event) => event.preventDefault()}
        >
          <label className="search-bar">
            <Icon name="search" />
            <span className="visually-hidden">Search</span>
            <input
              ref={field}
              className="search-input"
              type="search"
              name="q"
              placeholder="Search names, words or types"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={query}
              onChange={(event) => setParams({ query: event.target.value, version })}
            />
          </label>
          <label className="search-version">
            <span>Version</span>
            <select
              name="version"
              value={version}
              onChange={(event) => setParams({ query, version: event.target.value })}
            >
              {site.docs.versions.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
              <option value={ALL_VERSIONS}>All versions</option>
            </select>
          </label>
        </form>
      </search>
      <p className="needs-script">
        Searching needs JavaScript. Without it, the sidebar of every page leads to all others.
      </p>
      {/* CSS shows it while the address has words and their results are not shown. */}
      {!params && (
        <p className="search-loading is-early" role="status">
          Loading the search index…
        </p>
      )}
      {params && (
        <>
          <p className="search-count">{query.trim() !== '' && search.answer && counted(search.answer)}</p>
          <Outcome search={search} query={query} onSearch={(text) => setParams({ query: text, version })}>
            {({ by, pages, total }) => (
              <>
                <ResultList pages={pages} searched={search.searched} />
                {by === 'words' && total > pages.length && (
                  <button type="button" className="button" onClick={() => setLimit(limit + PAGE_SIZE)}>
                    Show more results
                  </button>
                )}
              </>
            )}
          </Outcome>
        </>
      )}
    </div>
  );
}

function counted({ by, total }: SearchAnswer): string {
  if (total === 0) return '';
  const [thing, one, many] = by === 'type' ? ['value', 'fits', 'fit'] : ['page', 'found', 'found'];
  return total === 1 ? `1 ${thing} ${one}` : `${total} ${thing}s ${many}`;
}
