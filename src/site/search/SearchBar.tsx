import type { KeyboardEvent, Ref } from 'react';
import { Icon } from '../parts/Icon';

interface SearchBarProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly query: string;
  /** The ids of the list of hits and of the chosen one, where there are some. */
  readonly listbox: string;
  readonly chosen: string | undefined;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** The field of the modal. Its list is steered from here, so the focus stays while hits are chosen. */
export function SearchBar(props: SearchBarProps) {
  const { ref, query, listbox, chosen, onQuery, onKeyDown, onClear, onClose } = props;
  return (
    <div className="search-bar">
      <Icon name="search" />
      <input
        ref={ref}
        className="search-input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={chosen !== undefined}
        aria-controls={listbox}
        aria-activedescendant={chosen}
        placeholder="Search names, words or types"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button type="button" className="icon-button" aria-label="Clear the query" onClick={onClear}>
          <Icon name="close" />
        </button>
      )}
      <button type="button" className="search-close" onClick={onClose}>
        <kbd>Esc</kbd>
        <span className="visually-hidden">Close</span>
      </button>
    </div>
  );
}
