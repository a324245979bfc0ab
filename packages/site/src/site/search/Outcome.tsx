import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../model/search';
import { type Label, plainLabel } from '../../model/sidebar';
import { LabelText } from '../parts/LabelText';
import { useShell } from '../shell/context';
import { syntaxStore } from '../stores/syntax';
import { useStore } from '../stores/use-store';
import { FetchFailed } from './SearchDialog';
import { Starts } from './Starts';
import type { Search } from './use-search';

interface OutcomeProps {
  readonly search: Search;
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** Renders the results, if any. */
  readonly children: (answer: SearchAnswer) => ReactNode;
}

/** The outcome of a search: results, or why there are none. */
export function Outcome({ search, query, onSearch, children }: OutcomeProps) {
  const { answer, status } = search;
  if (query.trim() === '')
    return (
      <>
        <Starts />
        <TypeHint onSearch={onSearch} />
      </>
    );
  if (status === 'failed') return <FetchFailed isTooOld={search.isTooOld} onRetry={search.retry} />;
  if (!answer) {
    return status === 'busy' && <p className="search-loading">Loading the search index…</p>;
  }
  if (answer.pages.length > 0) return children(answer);
  return <NoResults query={search.query} suggestions={answer.suggestions} onSearch={onSearch} />;
}

const EXAMPLES = [
  { jsligo: 'list<a> => nat', cameligo: "'a list -> nat" },
  { jsligo: '(key, map) => option', cameligo: 'key -> map -> option' },
] as const;

/** Explains that library values can be found by type, with examples to try. */
function TypeHint({ onSearch }: Pick<OutcomeProps, 'onSearch'>) {
  return (
    <section className="type-hint" aria-label="Search by type">
      <h2>Search by type</h2>
      <p>Enter a type to list the values of the standard library that match it, best first.</p>
      <Suggestions queries={EXAMPLES} className="chip is-code" onSearch={onSearch} />
    </section>
  );
}

type NoResultsProps = Pick<OutcomeProps, 'query' | 'onSearch'> & Pick<SearchAnswer, 'suggestions'>;

/** No results: what to search for instead, and where to report it. */
function NoResults({ query, suggestions, onSearch }: NoResultsProps) {
  const { issueTracker } = useShell().site;
  return (
    <div className="search-state">
      <p className="search-state-title">
        No results for “<strong translate="no">{query.trim()}</strong>”
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <Suggestions queries={suggestions} className="chip" onSearch={onSearch} />
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

type SuggestionsProps = Pick<OutcomeProps, 'onSearch'> & { queries: readonly Label[]; className: string };

function Suggestions({ queries, className, onSearch }: SuggestionsProps) {
  const syntax = useStore(syntaxStore);
  return (
    <ul className="search-suggestions">
      {queries.map((query) => (
        <li key={plainLabel(query, syntax)}>
          <button type="button" className={className} onClick={() => onSearch(plainLabel(query, syntax))}>
            <LabelText label={query} />
          </button>
        </li>
      ))}
    </ul>
  );
}
