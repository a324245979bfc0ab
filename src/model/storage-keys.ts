/** The names under which the browser keeps a reader's choices: one place for the inline script and all other code. */
export const STORAGE_KEYS = {
  theme: 'theme',
  syntax: 'syntax',
  announcementId: 'announcement.id',
  announcementDismissed: 'announcement.dismissed',
  preferredVersion: 'docs.preferred-version',
  recentSearches: 'search.recent',
  reloadGuard: 'navigation.reloaded',
} as const;

/** The cookie that holds the reader's answer to the consent notice. */
export const CONSENT_COOKIE = 'cookie_consent';

/** The parameter of an address that names the syntax. */
export const SYNTAX_PARAMETER = 'lang';
