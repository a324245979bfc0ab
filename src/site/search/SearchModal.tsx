import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { RememberingProvider } from '../../model/search';
import type { Syntax } from '../../model/syntax';
import { keepFocusInside } from './focus';
import { ModalBody } from './ModalBody';
import { optionId } from './ModalResults';
import type { RecentSearches } from './recent';
import { ScopeBar } from './ScopeBar';
import { SearchBar } from './SearchBar';
import { useSearch } from './use-search';

export interface SearchModalProps {
  /** All versions, and the one being read. */
  readonly versions: readonly string[];
  readonly version: string;
  readonly syntax: Syntax;
  readonly load: () => Promise<RememberingProvider>;
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
  const opensNext = useRef(false);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question starts at its first hit
  useEffect(() => setActive(0), [query, inAll]);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useEffect(() => {
    if (!opensNext.current || search.query !== query) return;
    opensNext.current = false;
    openOption(0, false);
  }, [search.query, query]);

  const toggleScope = useCallback(() => setInAll((all) => !all), []);
  const searchFor = (text: string) => {
    setQuery(text);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && event.code === 'KeyA') {
      event.preventDefault();
      toggleScope();
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
      // Who types faster than the answers come means the first hit of what was typed, not of what still stands there.
      if (search.query !== query) opensNext.current = true;
      else openOption(active, event.metaKey || event.ctrlKey);
    }
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
    const link = (event.target as Element).closest('a');
    if (!link) return;
    if (query.trim() && link.getAttribute('role') === 'option') recent.add(query);
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
        <SearchBar
          ref={input}
          query={query}
          listbox={LISTBOX}
          chosen={options > 0 ? optionId(active) : undefined}
          onQuery={(text) => {
            opensNext.current = false;
            search.askAhead(text);
            setQuery(text);
          }}
          onKeyDown={onInputKey}
          onClear={() => searchFor('')}
          onClose={() => dialog.current?.close()}
        />
        <ScopeBar version={version} inAll={inAll} onToggle={toggleScope} />
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
