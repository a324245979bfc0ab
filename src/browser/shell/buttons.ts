import { site } from 'virtual:shell-config';
import { isBrowsersOwn } from '../navigation/links';
import { dismissAnnouncement } from '../preferences/announcement';
import { toggleTheme } from '../preferences/theme';
import { loadSearchBox, openSearch } from '../search';

const SEARCH_BOX = '.navbar-search';

/** Brings the buttons of the bar to life: theme, search, and the close button of the announcement. */
export function startButtons(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('.theme-toggle')) toggleTheme();
    if (target.closest('.announcement-close')) dismissAnnouncement();
    if (!target.closest(SEARCH_BOX) || isBrowsersOwn(event)) return;
    event.preventDefault();
    openSearch(site);
  });
  // Who points at the box is about to open it.
  const reach = ({ target }: Event) => (target as Element).closest?.(SEARCH_BOX) && loadSearchBox();
  document.addEventListener('pointerover', reach, { passive: true });
  document.addEventListener('focusin', reach);
}
