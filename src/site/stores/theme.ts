import type { ColorModeConfig, Theme } from '../../model/site';
import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from './storage';

const LIGHT_SYSTEM = '(prefers-color-scheme: light)';

/** The stored theme; without one that of the system, where configured, or the default. */
export function resolveTheme(stored: string | null, config: ColorModeConfig): Theme {
  if (!config.disableSwitch && (stored === 'light' || stored === 'dark')) return stored;
  if (!config.respectSystemPreference) return config.defaultMode;
  return matchMedia(LIGHT_SYSTEM).matches ? 'light' : 'dark';
}

/** Styles show the theme that this attribute names; the boot script has set it before the first paint. */
function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

export function switchTheme(): void {
  const theme = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light';
  showTheme(theme);
  writeStored(STORAGE_KEYS.theme, theme);
}

/** Keeps the theme in step with other tabs and, where configured, with the system. */
export function followTheme(config: ColorModeConfig): void {
  const follow = (stored: string | null) => showTheme(resolveTheme(stored, config));
  if (config.disableSwitch) writeStored(STORAGE_KEYS.theme, null);
  else onStoredElsewhere(STORAGE_KEYS.theme, follow);
  if (config.respectSystemPreference)
    matchMedia(LIGHT_SYSTEM).addEventListener('change', () => follow(readStored(STORAGE_KEYS.theme)));
}
