import type { ColorModeConfig, Theme } from '../../model/site';
import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from './storage';
import { attributeStore } from './store';

/** The theme that the page shows. */
export const themeStore = attributeStore<Theme>('theme', (text) => (text === 'light' ? 'light' : 'dark'));

/** Shows a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  themeStore.set(theme);
  writeStored(STORAGE_KEYS.theme, theme);
}

/** Keeps the theme in step with other tabs and, where configured, with the system. */
export function followTheme({ disableSwitch, respectSystemPreference, defaultMode }: ColorModeConfig): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = (stored: string | null) => {
    const withoutChoice = respectSystemPreference ? (system.matches ? 'dark' : 'light') : defaultMode;
    themeStore.set(stored === 'light' || stored === 'dark' ? stored : withoutChoice);
  };
  if (disableSwitch) writeStored(STORAGE_KEYS.theme, null);
  else onStoredElsewhere(STORAGE_KEYS.theme, follow);
  if (respectSystemPreference)
    system.addEventListener('change', () => follow(disableSwitch ? null : readStored(STORAGE_KEYS.theme)));
}
