import { docPath, latestVersion, type VersionConfig } from '../../model/version';
import { onStoredElsewhere, readStored, STORAGE_KEYS, writeStored } from './storage';
import { createStore } from './store';

/** The version that the reader last chose from a menu; links from outside the docs lead to it. */
export const preferredVersionStore = createStore<string | undefined>(undefined);

export function choosePreferredVersion(name: string): void {
  preferredVersionStore.set(name);
  writeStored(STORAGE_KEYS.preferredVersion, name);
}

/** Reads the stored choice and follows other tabs. A version that no longer exists is removed. */
export function followPreferredVersion(versions: readonly VersionConfig[]): void {
  const read = (name: string | null) => {
    const known = versions.find((version) => version.name === name);
    if (name !== null && !known) writeStored(STORAGE_KEYS.preferredVersion, null);
    preferredVersionStore.set(known?.name);
    pointHomeLinks(versions);
  };
  read(readStored(STORAGE_KEYS.preferredVersion));
  onStoredElsewhere(STORAGE_KEYS.preferredVersion, read);
}

/** Updates links on the home page, which is HTML from the build, to the preferred version. */
export function pointHomeLinks(versions: readonly VersionConfig[]): void {
  const home = document.querySelector('.home');
  if (!home) return;
  const latest = latestVersion(versions);
  const shown = versions.find(({ name }) => name === preferredVersionStore.get()) ?? latest;
  for (const link of home.querySelectorAll<HTMLElement>(`a[href^="${latest.path}/"]`)) {
    link.dataset.doc ??= link.getAttribute('href')?.slice(latest.path.length + 1);
    link.setAttribute('href', docPath(shown, link.dataset.doc ?? ''));
  }
}
