import type { ColorModeConfig, Theme } from '../../model/site';
import { STORAGE_KEYS } from '../../model/storage-keys';
import { onStoredElsewhere, writeStored } from './storage';

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
export function followTheme(config: ColorModeConfig): void {
  if (config.disableSwitch) {
    writeStored(STORAGE_KEYS.theme, null);
    return;
  }
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const withoutChoice = (): Theme =>
    config.respectSystemPreference ? (system.matches ? 'dark' : 'light') : config.defaultMode;
  onStoredElsewhere(STORAGE_KEYS.theme, (value) =>
    show(value === 'light' || value === 'dark' ? value : withoutChoice()),
  );
  if (config.respectSystemPreference) {
    system.addEventListener('change', () => {
      show(withoutChoice());
      writeStored(STORAGE_KEYS.theme, null);
    });
  }
}
