import { memo } from 'react';
import type { ResultPage } from '../../model/search';
import { HitContent, ResultCaption } from './Hit';

interface ResultListProps {
  readonly pages: readonly ResultPage[];
  /** How many versions were searched. */
  readonly searched: number;
}

/** Results as a list of links, for the page of results. It is rendered again for each answer, not for each letter. */
export const ResultList = memo(function ResultList({ pages, searched }: ResultListProps) {
  return (
    <ol className="result-list">
      {pages.map((page) => (
        <li key={`${page.id}-${page.hits[0]?.anchor}`} className="result">
          <ResultCaption page={page} searched={searched} />
          {page.hits.map((hit) => (
            <a key={hit.anchor} className="hit" href={hit.href}>
              <HitContent hit={hit} />
            </a>
          ))}
        </li>
      ))}
    </ol>
  );
});
