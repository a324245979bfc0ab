import type { ColorModeConfig, Theme } from '../../model/site';
import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from './storage';

/** Styles show the theme that this attribute names; the boot script has set it before the first paint. */
function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

/** Shows the other theme and remembers it. */
export function switchTheme(): void {
  const theme = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light';
  showTheme(theme);
  writeStored(STORAGE_KEYS.theme, theme);
}

/** Keeps the theme in step with other tabs and, where configured, with the system. */
export function followTheme({ disableSwitch, respectSystemPreference, defaultMode }: ColorModeConfig): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const follow = (stored: string | null) => {
    const withoutChoice = respectSystemPreference ? (system.matches ? 'dark' : 'light') : defaultMode;
    showTheme(stored === 'light' || stored === 'dark' ? stored : withoutChoice);
  };
  if (disableSwitch) writeStored(STORAGE_KEYS.theme, null);
  else onStoredElsewhere(STORAGE_KEYS.theme, follow);
  if (respectSystemPreference)
    system.addEventListener('change', () => follow(disableSwitch ? null : readStored(STORAGE_KEYS.theme)));
}
