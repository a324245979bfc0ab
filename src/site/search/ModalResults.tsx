import { memo } from 'react';
import type { ResultPage } from '../../model/search';
import { LISTBOX } from './frame';
import { HitContent, ResultCaption } from './Hit';

/** The id of a hit by its place in the list. */
export function optionId(place: number): string {
  return `search-option-${place}`;
}

interface ModalResultsProps {
  readonly pages: readonly ResultPage[];
  /** The query that was answered. */
  readonly query: string;
  /** The place of the chosen hit. */
  readonly active: number;
  /** How many versions were searched. */
  readonly searched: number;
}

/**
 * The list of hits. It is rendered again for each answer, not for each letter that is typed, and its rows are updated in place,
 * which is faster than moving them.
 */
export const ModalResults = memo(function ModalResults(props: ModalResultsProps) {
  const { pages, query, active, searched } = props;
  let nextPlace = 0;
  return (
    <div id={LISTBOX} role="listbox" aria-label="Results" data-answers={query}>
      {pages.map((page, number) => (
        // biome-ignore lint/a11y/useSemanticElements lint/suspicious/noArrayIndexKey: options of a listbox, without own state
        <div key={number} className="result" role="group" aria-labelledby={`search-page-${number}`}>
          <ResultCaption page={page} id={`search-page-${number}`} searched={searched} />
          {page.hits.map((hit, index) => {
            const place = nextPlace++;
            return (
              <a
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state of their own
                key={index}
                id={optionId(place)}
                className="hit"
                href={hit.href}
                role="option"
                aria-selected={place === active}
                tabIndex={-1}
              >
                <HitContent hit={hit} />
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
});

/** Below the list: the keys, and the way to all results. */
export function ResultsFoot({ total, href }: { total: number; href: string }) {
  return (
    <>
      <div className="search-foot">
        <span aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open
        </span>
        <a href={href}>{total === 1 ? 'See 1 result' : `See all ${total} results`}</a>
      </div>
      <p className="visually-hidden" role="status">
        {total} {total === 1 ? 'result' : 'results'}
      </p>
    </>
  );
}
