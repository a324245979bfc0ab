import { useShell } from '../shell/context';
import { LISTBOX } from './listbox';
import { ModalResults } from './ModalResults';
import { RecentList } from './RecentList';
import { ALL_VERSIONS } from './search-address';
import { FetchFailed, NoResults } from './states';
import { TypeHint } from './TypeHint';
import type { SearchView } from './use-search';

interface PanelBodyProps {
  readonly query: string;
  readonly searched: readonly string[];
  readonly search: SearchView & { readonly retry: () => void };
  readonly active: number;
  readonly onSearch: (query: string) => void;
}

/** Recent searches, results, or why there are none. */
export function PanelBody({ query, searched, search, active, onSearch }: PanelBodyProps) {
  const { issueTracker, search: config } = useShell().site;
  const { answer } = search;
  if (query.trim() === '') {
    return (
      <div className="search-body">
        <RecentList onSearch={onSearch} />
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
  if (!answer) {
    return (
      <div className="search-body" aria-busy="true">
        {search.status === 'busy' && (
          <p className="search-loading" role="status">
            Loading the search index…
          </p>
        )}
      </div>
    );
  }
  if (answer.pages.length === 0) {
    return (
      <div className="search-body">
        <NoResults
          query={search.query}
          suggestions={answer.suggestions}
          issueTracker={issueTracker}
          onSearch={onSearch}
        />
      </div>
    );
  }
  return (
    <ModalResults
      answer={answer}
      query={search.query}
      listbox={LISTBOX}
      active={active}
      searched={searched.length}
      version={searched.length > 1 ? ALL_VERSIONS : (searched[0] ?? '')}
      searchPath={config.path}
    />
  );
}
