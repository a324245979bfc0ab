import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { SearchProvider } from '../../model/search';
import type { Syntax } from '../../model/syntax';
import { Icon } from '../parts/Icon';
import { keepFocusInside } from './focus';
import { ModalBody } from './ModalBody';
import { optionId } from './ModalResults';
import type { RecentSearches } from './recent';
import { useSearch } from './use-search';

export interface SearchModalProps {
  /** All versions, and the one being read. */
  readonly versions: readonly string[];
  readonly version: string;
  readonly syntax: Syntax;
  readonly load: () => Promise<SearchProvider>;
  readonly recent: RecentSearches;
  readonly issueTracker: string;
  /** The page of results, without slashes. */
  readonly searchPath: string;
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** How many pages the modal shows; the page of results shows more. */
const LIMIT = 6;
const LISTBOX = 'search-listbox';

/** The search box over the page. */
export function SearchModal(props: SearchModalProps) {
  const { versions, version, syntax, load, recent, initialQuery, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [inAll, setInAll] = useState(false);
  const [active, setActive] = useState(0);
  const searched = inAll ? [version, ...versions.filter((name) => name !== version)] : [version];
  const search = useSearch(load, { query, versions: searched, syntax, limit: LIMIT });
  const options = search.answer?.pages.reduce((sum, { hits }) => sum + hits.length, 0) ?? 0;
  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
    input.current?.select();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer starts at its first hit
  useEffect(() => setActive(0), [search.answer?.by, query, inAll]);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const searchFor = (text: string) => {
    setQuery(text);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.code === 'KeyA') {
      event.preventDefault();
      setInAll((all) => !all);
    } else if (event.key === 'Tab') keepFocusInside(event, dialog.current);
  };
  const onInputKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (options > 0) setActive((active + step + options) % options);
      else dialog.current?.querySelector<HTMLElement>('.recent-query, .chip.is-code')?.focus();
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      openOption(active, event.metaKey || event.ctrlKey);
    }
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
    const link = (event.target as Element).closest('a');
    if (!link) return;
    if (query.trim() && link.role === 'option') recent.add(query.trim());
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className="search-modal"
      aria-label="Search the documentation"
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div className="search-modal-inner">
        <div className="search-bar">
          <Icon name="search" />
          <input
            ref={input}
            className="search-input"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded={options > 0}
            aria-controls={LISTBOX}
            aria-activedescendant={options > 0 ? optionId(active) : undefined}
            placeholder="Search names, words or types"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onInputKey}
          />
          {query !== '' && (
            <button
              type="button"
              className="icon-button"
              aria-label="Clear the query"
              onClick={() => searchFor('')}
            >
              <Icon name="close" />
            </button>
          )}
          <button type="button" className="search-close" onClick={() => dialog.current?.close()}>
            <kbd>Esc</kbd>
            <span className="visually-hidden">Close</span>
          </button>
        </div>
        <div className="search-scope">
          <button
            type="button"
            className="chip"
            aria-pressed={inAll}
            aria-keyshortcuts="Alt+A"
            onClick={() => setInAll(!inAll)}
          >
            All versions <kbd>Alt A</kbd>
          </button>
          <span className="search-scope-note">{inAll ? 'in all versions' : `in version ${version}`}</span>
        </div>
        <ModalBody
          {...props}
          query={query}
          searched={searched}
          search={search}
          listbox={LISTBOX}
          active={active}
          onSearch={searchFor}
        />
      </div>
    </dialog>
  );
}

/** Follows a hit as a click on it would. */
function openOption(place: number, inNewTab: boolean): void {
  const link = document.getElementById(optionId(place));
  if (!(link instanceof HTMLAnchorElement)) return;
  if (inNewTab) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
