import { ResultList } from './ResultList';
import { FetchFailed, NoResults } from './states';
import { TypeHint } from './TypeHint';
import type { Search } from './use-search';

interface OutcomeProps {
  readonly search: Search;
  readonly query: string;
  /** How many versions were searched. */
  readonly searched: number;
  readonly issueTracker: string;
  readonly onSearch: (query: string) => void;
  readonly onMore: () => void;
}

/** What a search has led to, on the page of results. */
export function Outcome({ search, query, searched, issueTracker, onSearch, onMore }: OutcomeProps) {
  const { answer, status } = search;
  if (query.trim() === '') return <TypeHint onSearch={onSearch} />;
  if (status === 'failed') return <FetchFailed onRetry={search.retry} />;
  if (!answer) return <p className="search-count" aria-live="polite" />;
  if (answer.pages.length === 0) {
    return (
      <NoResults
        query={search.query}
        suggestions={answer.suggestions}
        issueTracker={issueTracker}
        onSearch={onSearch}
      />
    );
  }
  const isMore = answer.by === 'words' && answer.total > answer.pages.length;
  return (
    <>
      <p className="search-count" aria-live="polite">
        {answer.by === 'type'
          ? counted(answer.total, 'value', 'fits', 'fit')
          : counted(answer.total, 'page', 'found', 'found')}
      </p>
      <ResultList pages={answer.pages} searched={searched} />
      {isMore && (
        <button type="button" className="button" onClick={onMore}>
          Show more results
        </button>
      )}
    </>
  );
}

function counted(count: number, thing: string, one: string, many: string): string {
  return count === 1 ? `1 ${thing} ${one}` : `${count} ${thing}s ${many}`;
}
