import { site } from 'virtual:shell-config';
import type { ShellActions } from '../../site/shell/context';
import { dismissAnnouncement } from '../preferences/announcement';
import { toggleTheme } from '../preferences/theme';
import { preferredVersion } from '../preferences/version';
import { openSearch } from '../search';

/** What the shell asks of the browser. */
export const actions: ShellActions = {
  toggleTheme,
  dismissAnnouncement,
  openSearch: (query) => openSearch(site, query),
  loadSearch: () => import('../search/session').then(({ searchProvider }) => searchProvider(site)),
  preferredVersion: () => preferredVersion(site.docs.versions),
};
