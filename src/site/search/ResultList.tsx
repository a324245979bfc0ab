import type { ResultPage } from '../../model/search';
import { HitContent, ResultCaption } from './Hit';

interface ResultListProps {
  readonly pages: readonly ResultPage[];
  readonly showsVersions: boolean;
}

/** Results as a list of links, for the page of results. */
export function ResultList({ pages, showsVersions }: ResultListProps) {
  return (
    <ol className="result-list">
      {pages.map((page) => (
        <li key={`${page.id}-${page.hits[0]?.anchor}`} className="result">
          <ResultCaption page={page} showsVersions={showsVersions} />
          {page.hits.map((hit) => (
            <a key={hit.anchor} className="hit" href={hit.href}>
              <HitContent hit={hit} />
            </a>
          ))}
        </li>
      ))}
    </ol>
  );
}
