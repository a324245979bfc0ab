import type { SearchAnswer } from '../../model/search';
import { HitContent, ResultCaption } from './Hit';
import { RecentList } from './RecentList';
import { optionId, type SearchModalProps } from './SearchModal';
import { searchAddress } from './search-address';
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
  const { search, query, recent, issueTracker, onSearch } = props;
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
  const { answer } = search;
  if (!answer) return <div className="search-body" aria-busy="true" />;
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
  return <Results {...props} answer={answer} />;
}

function Results({
  answer,
  listbox,
  active,
  searched,
  searchPath,
  query,
}: ModalBodyProps & { answer: SearchAnswer }) {
  let place = 0;
  return (
    <>
      <div className="search-body" id={listbox} role="listbox" aria-label="Results">
        {answer.pages.map((page, number) => {
          const caption = `search-page-${number}`;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a group of options inside of a listbox
            <div
              key={`${page.id}-${page.hits[0]?.anchor}`}
              className="result"
              role="group"
              aria-labelledby={caption}
            >
              <ResultCaption page={page} id={caption} searched={searched.length} />
              {page.hits.map((hit) => {
                const own = place++;
                return (
                  <a
                    key={hit.anchor}
                    id={optionId(own)}
                    className="hit"
                    href={hit.href}
                    role="option"
                    aria-selected={own === active}
                    tabIndex={-1}
                  >
                    <HitContent hit={hit} />
                  </a>
                );
              })}
            </div>
          );
        })}
      </div>
      <footer className="search-foot">
        <span aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open
        </span>
        <a href={searchAddress(searchPath, query, searched.length > 1 ? 'all' : searched[0])}>
          {answer.by === 'type' ? `All ${answer.total} values` : `All ${answer.total} results`}
        </a>
      </footer>
      <p className="visually-hidden" role="status">
        {answer.total} {answer.total === 1 ? 'result' : 'results'}
      </p>
    </>
  );
}
