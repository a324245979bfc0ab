/** What is shown in place of results. */

/** The index could not be reached. */
export function FetchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="search-state" role="alert">
      <p className="search-state-title">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      </p>
    </div>
  );
}

interface NoResultsProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly issueTracker: string;
  readonly onSearch: (query: string) => void;
}

/** Nothing was found: what could be searched for instead, and where to tell. */
export function NoResults({ query, suggestions, issueTracker, onSearch }: NoResultsProps) {
  return (
    <div className="search-state" role="status">
      <p className="search-state-title">
        No results for “<strong>{shorten(query)}</strong>”
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul className="search-suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="chip" onClick={() => onSearch(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <a href={issueTracker} rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}

const MAX_SHOWN_LENGTH = 80;

function shorten(query: string): string {
  const chars = [...query.trim()];
  return chars.length > MAX_SHOWN_LENGTH ? `${chars.slice(0, MAX_SHOWN_LENGTH).join('')}…` : chars.join('');
}
