let hasWarned = false;

/** If storage is blocked, full or missing, one warning is logged and the site works without it. */
function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    if (!hasWarned) console.warn('Browser storage is not available; your choices are not remembered.', error);
    hasWarned = true;
    return undefined;
  }
}

type Area = 'localStorage' | 'sessionStorage';

export function readStored(key: string, area: Area = 'localStorage'): string | null {
  return tryStorage(() => window[area].getItem(key)) ?? null;
}

/** Reads stored JSON; undefined if it is invalid. */
export function readStoredJson(key: string, area?: Area): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a value; null removes it. Returns whether that succeeded. */
export function writeStored(key: string, value: string | null, area: Area = 'localStorage'): boolean {
  const write = () => {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  };
  return tryStorage(write) ?? false;
}

/** The stored keys that begin with a prefix. */
export function storedKeys(prefix: string): string[] {
  const keys = tryStorage(() =>
    Array.from({ length: window.localStorage.length }, (_, index) => window.localStorage.key(index) ?? ''),
  );
  return (keys ?? []).filter((key) => key.startsWith(prefix));
}

/** Calls back when another tab changes a key, or did so while the page was in the back/forward cache. */
export function onStoredElsewhere(key: string, changed: (value: string | null) => void): void {
  let known = readStored(key);
  const update = (value: string | null) => {
    if (value === known) return;
    known = value;
    changed(value);
  };
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) update(event.key === null ? null : event.newValue);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update(readStored(key));
  });
}

/** The storage keys, shared by the inline script and all other code. */
export const STORAGE_KEYS = {
  theme: 'theme',
  syntax: 'syntax',
  /** Written on each choice in a menu, which other tabs follow. */
  syntaxChoice: 'syntax.choice',
  announcementId: 'announcement.id',
  announcementDismissed: 'announcement.dismissed',
  preferredVersion: 'docs.preferred-version',
  /** `off` if single keys do nothing. */
  singleKeys: 'keys.single',
  recentSearches: 'search.recent',
  /** In a tab, what it shows. Older releases have kept all programs of the reader under this key. */
  playground: 'playground',
  /** The prefix of the keys of the reader's programs. */
  playgroundProgram: 'playground.program.',
  playgroundLayout: 'playground.layout',
  playgroundTour: 'playground.tour',
  courseProgress: 'course.progress',
  /** The prefix of the keys of the reader's answers to exercises. */
  courseAnswer: 'course.answer.',
  reloadGuard: 'navigation.reloaded',
} as const;

export const CONSENT_COOKIE = 'cookie_consent';
