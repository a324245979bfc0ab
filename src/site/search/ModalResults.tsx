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

/** The list of hits. It is rendered again for each answer, not for each letter that is typed. */
export const ModalResults = memo(function ModalResults(props: ModalResultsProps) {
  const { pages, query, active, searched } = props;
  let place = 0;
  return (
    <div id={LISTBOX} role="listbox" aria-label="Results" data-answers={query}>
      {pages.map((page, number) => {
        const first = place;
        place += page.hits.length;
        const isHere = active >= first && active < place;
        return (
          // The list changes with each letter: updating its rows in place is faster than moving them.
          <Group
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state of their own
            key={number}
            page={page}
            number={number}
            first={first}
            active={isHere ? active : -1}
            searched={searched}
          />
        );
      })}
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

interface GroupProps {
  readonly page: ResultPage;
  readonly number: number;
  /** The place of its first hit. */
  readonly first: number;
  /** The place of the chosen hit, where it is one of these. */
  readonly active: number;
  readonly searched: number;
}

const Group = memo(function Group({ page, number, first, active, searched }: GroupProps) {
  const caption = `search-page-${number}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options inside of a listbox
    <div className="result" role="group" aria-labelledby={caption}>
      <ResultCaption page={page} id={caption} searched={searched} />
      {page.hits.map((hit, index) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state of their own
          key={index}
          id={optionId(first + index)}
          className="hit"
          href={hit.href}
          role="option"
          aria-selected={first + index === active}
          tabIndex={-1}
        >
          <HitContent hit={hit} />
        </a>
      ))}
    </div>
  );
});
