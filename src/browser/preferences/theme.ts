import type { ColorModeConfig, Theme } from '../../model/site';
import { STORAGE_KEYS } from '../../model/storage-keys';
import { onStoredElsewhere, readStored, writeStored } from './storage';

/** The theme that the page shows now. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Switches to the other theme and remembers it. */
export function toggleTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  show(theme);
  writeStored(STORAGE_KEYS.theme, theme);
}

/** Keeps the theme in step with other tabs and, where configured, with the system. */
export function followTheme({ disableSwitch, respectSystemPreference, defaultMode }: ColorModeConfig): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = (stored: string | null) => {
    const withoutChoice = respectSystemPreference ? (system.matches ? 'dark' : 'light') : defaultMode;
    show(stored === 'light' || stored === 'dark' ? stored : withoutChoice);
  };
  if (disableSwitch) writeStored(STORAGE_KEYS.theme, null);
  else onStoredElsewhere(STORAGE_KEYS.theme, follow);
  if (respectSystemPreference)
    system.addEventListener('change', () => follow(readStored(STORAGE_KEYS.theme)));
}
