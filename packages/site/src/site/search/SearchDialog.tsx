import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { isTooOldFor, TOO_OLD } from '../../model/too-old';
import { Part } from '../parts/Boundary';
import { Icon } from '../parts/Icon';
import { PublishedAgain } from '../parts/PublishedAgain';
import { usePublishedAgain } from '../stores/published-again';
import { closeSearch, searchStore, showFrame, typeQuery } from '../stores/search';
import { useLoaded } from '../stores/use-loaded';
import { useStore } from '../stores/use-store';

/** The id of the list of hits, which the input controls. */
export const LISTBOX = 'search-listbox';

/**
 * The search modal. Its frame and input are in the HTML of every page, so that it opens and accepts typing
 * immediately, before the rest of search is loaded.
 */
export function SearchDialog() {
  const { status, query } = useStore(searchStore);
  const isOpen = status === 'open';
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panelKeys = useRef<(event: KeyboardEvent) => void>(null);
  const [chosen, setChosen] = useState<string>();
  const loaded = useLoaded(() => import('./SearchPanel'), isOpen);
  const searchFor = (text: string) => {
    typeQuery(text);
    input.current?.focus();
  };
  // If hydration failed while it was open, this is another frame.
  useLayoutEffect(() => {
    const current = searchStore.get();
    if (current.status === 'open' && dialog.current?.open === false) showFrame(dialog.current, current.query);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') keepFocusInside(event);
    // WebKit scrolls the page to a focused input that disappears.
    if (event.key === 'Escape') input.current?.blur();
  };
  const onClick = (event: MouseEvent) => {
    // Clicks outside of the content have the dialog itself as their target.
    if (event.target === event.currentTarget) closeSearch();
    const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if ((event.target as Element).closest('a') && !isNewTab) closeSearch('left');
  };
  return (
    <dialog
      ref={dialog}
      className="search-modal"
      // The reader may have opened it before hydration.
      suppressHydrationWarning
      aria-label="Search the documentation"
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div className="modal-status visually-hidden" aria-live="polite" />
      <div className="search-modal-inner">
        <div className="search-bar">
          <Icon name="search" />
          {/* The input controls the list, so it keeps the focus while hits are chosen. */}
          <input
            ref={input}
            className="search-input"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded={chosen !== undefined}
            aria-controls={chosen && LISTBOX}
            aria-activedescendant={chosen}
            placeholder="Search names, words or types"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={query}
            onChange={(event) => typeQuery(event.target.value)}
            onKeyDown={(event) => panelKeys.current?.(event)}
          />
          <button type="button" className="search-close" onClick={() => closeSearch()}>
            <kbd>Esc</kbd>
            <span className="visually-hidden">Close</span>
          </button>
        </div>
        {!isOpen || !loaded ? (
          <PanelLoading />
        ) : loaded instanceof Error ? (
          <div className="search-body">
            <FetchFailed isTooOld={isTooOldFor(loaded)} onRetry={() => location.reload()} />
          </div>
        ) : (
          <Part title="Search">
            <loaded.SearchPanel keys={panelKeys} query={query} onSearch={searchFor} onChosen={setChosen} />
          </Part>
        )}
      </div>
    </dialog>
  );
}

/** In the HTML of every page. CSS replaces the text if the page's scripts cannot be loaded. */
function PanelLoading() {
  return (
    <div className="search-body">
      <p className="search-loading" role="status">
        Loading search…
      </p>
      <p className="search-missing" role="alert">
        Search could not be loaded. Check your connection, then reload the page.
      </p>
    </div>
  );
}

interface FetchFailedProps {
  readonly isTooOld?: boolean | undefined;
  readonly onRetry: () => void;
}

export function FetchFailed({ isTooOld = false, onRetry }: FetchFailedProps) {
  const isAgain = usePublishedAgain(true);
  return (
    <div className="search-state" role="alert">
      <p className="search-state-title">Unable to fetch results</p>
      {isTooOld && <p>{TOO_OLD}</p>}
      {isAgain && !isTooOld && <PublishedAgain />}
      {!isAgain && !isTooOld && (
        <>
          <p>You might want to check your network connection.</p>
          <p>
            <button type="button" className="button" onClick={onRetry}>
              Try again
            </button>
          </p>
        </>
      )}
    </div>
  );
}

const FOCUSABLE = 'input, button:not([disabled]), a[href]:not([tabindex="-1"])';

/** Wraps the focus from the last control of a dialog to the first, and back. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const all = event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE);
  const controls = [...all].filter((one) => one.offsetParent !== null);
  const last = controls.length - 1;
  const [end, start] = event.shiftKey ? [0, last] : [last, 0];
  if (document.activeElement !== controls[end]) return;
  event.preventDefault();
  controls[start]?.focus();
}
