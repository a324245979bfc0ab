/** Theme and announcement: attributes of `html` for CSS. The boot script sets them before the first paint. */
import type { ColorModeConfig, Theme } from '../../model/site';
import { say } from './status';
import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from './storage';

const LIGHT_SYSTEM = '(prefers-color-scheme: light)';

/** The stored theme, else that of the system if configured, else the default. */
export function resolveTheme(stored: string | null, config: ColorModeConfig): Theme {
  if (!config.disableSwitch && (stored === 'light' || stored === 'dark')) return stored;
  if (!config.respectSystemPreference) return config.defaultMode;
  return matchMedia(LIGHT_SYSTEM).matches ? 'light' : 'dark';
}

export function switchTheme(): void {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
  writeStored(STORAGE_KEYS.theme, dataset.theme);
  say(dataset.theme === 'light' ? 'The light theme is on' : 'The dark theme is on');
}

/** Keeps the theme in sync with other tabs and, if configured, with the system. */
export function followTheme(config: ColorModeConfig): void {
  const follow = (stored: string | null) => {
    document.documentElement.dataset.theme = resolveTheme(stored, config);
  };
  if (config.disableSwitch) writeStored(STORAGE_KEYS.theme, null);
  else onStoredElsewhere(STORAGE_KEYS.theme, follow);
  if (config.respectSystemPreference)
    matchMedia(LIGHT_SYSTEM).addEventListener('change', () => follow(readStored(STORAGE_KEYS.theme)));
}

/** The boot script resets the dismissal when the announcement's id changes. */
function showAnnouncement(isDismissed: boolean): void {
  document.documentElement.dataset.announcement = isDismissed ? 'dismissed' : 'shown';
}

export function dismissAnnouncement(): void {
  showAnnouncement(true);
  writeStored(STORAGE_KEYS.announcementDismissed, 'true');
}

/** Follows a dismissal in another tab. */
export function followAnnouncement(): void {
  onStoredElsewhere(STORAGE_KEYS.announcementDismissed, (value) => showAnnouncement(value === 'true'));
}
