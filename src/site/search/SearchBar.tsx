import type { KeyboardEvent, Ref } from 'react';
import { Icon } from '../parts/Icon';
import { LISTBOX } from './frame';

interface SearchBarProps {
  readonly ref: Ref<HTMLInputElement>;
  /** The id of the chosen hit, where there are some. */
  readonly chosen: string | undefined;
  readonly onQuery: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** The field of the modal. Its list is steered from here, so the focus stays while hits are chosen. */
export function SearchBar({ ref, chosen, onQuery, onKeyDown, onClose }: SearchBarProps) {
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
        aria-controls={chosen && LISTBOX}
        aria-activedescendant={chosen}
        placeholder="Search names, words or types"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onInput={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="search-close" onClick={onClose}>
        <kbd>Esc</kbd>
        <span className="visually-hidden">Close</span>
      </button>
    </div>
  );
}
