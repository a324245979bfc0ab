import { memo } from 'react';
import type { Piece, ResultPage, SearchHit } from '../../model/search';
import { SYNTAX_LABELS } from '../../model/syntax';
import { LISTBOX } from './frame';

export function optionId(place: number): string {
  return `search-option-${place}`;
}

interface ResultsProps {
  readonly pages: readonly ResultPage[];
  readonly query: string;
  readonly active: number;
  readonly searched: number;
}

/**
 * The hits of the modal, a list that its field steers. It is rendered again for each answer, not for each letter, and its rows
 * are updated in place, which is faster than moving them.
 */
export const ModalResults = memo(function ModalResults(props: ResultsProps) {
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

/** The hits of the page of results. The list is rendered again for each answer, not for each letter. */
export const ResultList = memo(function ResultList(props: Pick<ResultsProps, 'pages' | 'searched'>) {
  return (
    <ol className="result-list">
      {props.pages.map((page) => (
        <li key={`${page.id}-${page.hits[0]?.anchor}`} className="result">
          <ResultCaption page={page} searched={props.searched} />
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

function HitContent({ hit }: { hit: SearchHit }) {
  const Title = hit.type !== undefined || hit.anchor.startsWith('-') ? 'code' : 'span';
  return (
    <>
      <span className="hit-title">
        <Title>
          <Marked pieces={hit.title} />
        </Title>
        {hit.deprecated && <span className="hit-note">deprecated</span>}
        {hit.syntax && <span className="hit-note">{SYNTAX_LABELS[hit.syntax]} only</span>}
      </span>
      {hit.type !== undefined ? (
        <code className="hit-type">{hit.type}</code>
      ) : (
        <span className="hit-text">{hit.excerpt ? <Marked pieces={hit.excerpt} /> : '\u00a0'}</span>
      )}
    </>
  );
}

const KIND_LABELS = { guide: 'Guide', api: 'API', command: 'Command', blog: 'Blog', tool: 'Tool' } as const;

interface CaptionProps {
  readonly page: ResultPage;
  readonly id?: string;
  /** How many versions are searched; where it is more than one, it matters which have the page. */
  readonly searched: number;
}

/** What a page is and where it belongs; its title too, unless the first hit below is the page itself. */
function ResultCaption({ page, id, searched }: CaptionProps) {
  const isPageFirst = page.hits[0]?.anchor === '';
  return (
    <div className="result-caption" id={id}>
      <span className={`result-kind is-${page.kind}`}>{KIND_LABELS[page.kind]}</span>
      {page.trail.map((label) => (
        <span key={label} className="result-step">
          {label}
        </span>
      ))}
      {!isPageFirst && (
        <span className="result-step is-page">
          <Marked pieces={page.title} />
        </span>
      )}
      {searched > 1 && page.versions.length > 0 && (
        <span className="result-versions">
          {page.versions.length === searched ? 'all versions' : page.versions.join(', ')}
        </span>
      )}
    </div>
  );
}

/** Text with its found words marked. Words of readers and pages are shown as text, never as markup. */
function Marked({ pieces }: { pieces: readonly Piece[] }) {
  // It begins with text that is not marked, be it empty: then the next answer changes texts and not elements.
  const shown = pieces[0]?.found ? [{ text: '', found: false }, ...pieces] : pieces;
  return shown.map(({ text, found }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity beside their place
    return found ? <mark key={index}>{text}</mark> : text;
  });
}
