import type { MouseEvent } from 'react';
import { Icon } from '../../parts/Icon';
import { isModifiedClick } from '../../parts/modified-click';
import { openSearch } from '../../stores/search';
import { useShell } from '../context';

/** Opens the search modal; without script it leads to the page of results. */
export function SearchItem() {
  const { site, actions } = useShell();
  const open = (event: MouseEvent) => {
    if (isModifiedClick(event.nativeEvent)) return;
    event.preventDefault();
    openSearch();
  };
  // A reader who points at it is about to open it. A failure is reported by the modal.
  const prepare = () => void actions.loadSearch().catch(() => {});
  return (
    <a
      className="navbar-search"
      href={`/${site.search.path}`}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Icon name="search" />
      <span>Search</span>
      <kbd className="on-apple">⌘ K</kbd>
      <kbd className="not-on-apple">Ctrl K</kbd>
    </a>
  );
}
