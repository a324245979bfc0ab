import { memo } from 'react';
import type { Piece, ResultKind, ResultPage, SearchHit } from '../../model/search';
import { SYNTAX_LABELS } from '../../model/syntax';
import { recentSearches } from './RecentSearches';
import { LISTBOX } from './SearchDialog';

export function optionId(place: number): string {
  return `search-option-${place}`;
}

interface ResultListProps {
  readonly pages: readonly ResultPage[];
  /** How many versions are searched; if several, results show which ones have a page. */
  readonly searched: number;
  /** The index of the chosen hit in a listbox that the input of the modal controls. */
  readonly active?: number;
  /** The query that was answered. */
  readonly query?: string;
}

/** Pages with their hits. Rendered for each answer, not for each keystroke; rows are updated in place. */
export const ResultList = memo(function ResultList(props: ResultListProps) {
  const { pages, searched, active, query = '' } = props;
  const isListbox = active !== undefined;
  const [List, Item] = isListbox ? (['div', 'div'] as const) : (['ol', 'li'] as const);
  const listbox = { id: LISTBOX, role: 'listbox', 'aria-label': 'Results', 'data-answers': query };
  const optionProps = (place: number) => ({
    id: optionId(place),
    role: 'option',
    'aria-selected': place === active,
    tabIndex: -1,
    onClick: () => recentSearches.add(query),
  });
  let nextPlace = 0;
  return (
    <List {...(isListbox ? listbox : { className: 'result-list' })}>
      {pages.map((page, number) => {
        const id = isListbox ? `search-page-${number}` : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state
          <Item key={number} className="result" role={id && 'group'} aria-labelledby={id}>
            <ResultCaption page={page} id={id} searched={searched} />
            {page.hits.map((hit) => {
              const place = nextPlace++;
              const option = isListbox ? optionProps(place) : undefined;
              return (
                <a key={place} className="hit" href={hit.href} {...option}>
                  <HitContent hit={hit} />
                </a>
              );
            })}
          </Item>
        );
      })}
    </List>
  );
});

/** The footer of the list: keyboard hints and a link to all results. */
export function ResultsFoot({ total, href }: { total: number; href: string }) {
  return (
    <div className="search-foot">
      <span aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open
      </span>
      <a href={href}>{total === 1 ? 'See 1 result' : `See all ${total} results`}</a>
    </div>
  );
}

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

const KIND_LABELS: Readonly<Record<ResultKind, string>> = {
  guide: 'Guide',
  api: 'API',
  command: 'Command',
  recipe: 'Recipe',
  lesson: 'Lesson',
  message: 'Message',
  glossary: 'Glossary',
  blog: 'Blog',
  tool: 'Tool',
};

type CaptionProps = { page: ResultPage; id?: string; searched: number };

/** The kind and trail of a page; its title too, unless the first hit is the page itself. */
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

/** Text with found words marked. Queries and page texts are rendered as text, never as markup. */
function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, found }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their position
    found ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
