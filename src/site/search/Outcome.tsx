import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../model/search';
import { useShell } from '../shell/context';
import { FetchFailed, NoResults } from './states';
import { TypeHint } from './TypeHint';
import type { Search } from './use-search';

interface OutcomeProps {
  readonly search: Search;
  readonly query: string;
  readonly onSearch: (query: string) => void;
  /** Shows the results, where there are some. */
  readonly children: (answer: SearchAnswer) => ReactNode;
}

/** What a search has led to: results, or why there are none. */
export function Outcome({ search, query, onSearch, children }: OutcomeProps) {
  const { issueTracker } = useShell().site;
  const { answer, status } = search;
  if (query.trim() === '') return <TypeHint onSearch={onSearch} />;
  if (status === 'failed') return <FetchFailed onRetry={search.retry} />;
  if (!answer) {
    return (
      status === 'busy' && (
        <p className="search-loading" role="status">
          Loading the search index…
        </p>
      )
    );
  }
  if (answer.pages.length > 0) return children(answer);
  return (
    <NoResults
      query={search.query}
      suggestions={answer.suggestions}
      issueTracker={issueTracker}
      onSearch={onSearch}
    />
  );
}
