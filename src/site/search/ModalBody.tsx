import { ModalResults } from './ModalResults';
import { RecentList } from './RecentList';
import type { SearchModalProps } from './SearchModal';
import { ALL_VERSIONS } from './search-address';
import { FetchFailed, NoResults } from './states';
import { TypeHint } from './TypeHint';
import type { SearchView } from './use-search';

interface ModalBodyProps extends SearchModalProps {
  readonly query: string;
  readonly searched: readonly string[];
  readonly search: SearchView & { readonly retry: () => void };
  readonly listbox: string;
  readonly active: number;
  readonly onSearch: (query: string) => void;
}

/** What stands under the search box. */
export function ModalBody(props: ModalBodyProps) {
  const { search, query, searched, recent, issueTracker, searchPath, listbox, active, onSearch } = props;
  const { answer } = search;
  if (query.trim() === '') {
    return (
      <div className="search-body">
        <RecentList recent={recent} onSearch={onSearch} />
        <TypeHint onSearch={onSearch} />
      </div>
    );
  }
  if (search.status === 'failed') {
    return (
      <div className="search-body">
        <FetchFailed onRetry={search.retry} />
      </div>
    );
  }
  if (!answer) return <div className="search-body" aria-busy="true" />;
  if (answer.pages.length === 0) {
    const { suggestions } = answer;
    return (
      <div className="search-body">
        <NoResults
          query={search.query}
          suggestions={suggestions}
          issueTracker={issueTracker}
          onSearch={onSearch}
        />
      </div>
    );
  }
  return (
    <ModalResults
      answer={answer}
      hasStood={search.hasStood}
      query={search.query}
      listbox={listbox}
      active={active}
      searched={searched.length}
      version={searched.length > 1 ? ALL_VERSIONS : (searched[0] ?? '')}
      searchPath={searchPath}
    />
  );
}
