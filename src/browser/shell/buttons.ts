import { site } from 'virtual:browser-config';
import { isBrowsersOwn } from '../navigation/links';
import { onClick } from '../on-click';
import { dismissAnnouncement } from '../preferences/announcement';
import { toggleTheme } from '../preferences/theme';
import { loadSearchBox, openSearch } from '../search';

const SEARCH_BOX = '.navbar-search';

/** Brings the buttons of the bar to life: theme, search, and the close button of the announcement. */
export function startButtons(): void {
  onClick('.theme-toggle', toggleTheme);
  onClick('.announcement-close', dismissAnnouncement);
  onClick(SEARCH_BOX, (_, event) => {
    if (isBrowsersOwn(event)) return;
    event.preventDefault();
    openSearch(site);
  });
  // Who points at the box is about to open it.
  const reach = ({ target }: Event) => (target as Element).closest?.(SEARCH_BOX) && loadSearchBox();
  document.addEventListener('pointerover', reach, { passive: true });
  document.addEventListener('focusin', reach);
}
