import { isAtOrBelow, plainPath } from '../../model/route';
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
  preferredVersionStore.subscribe(() => showPreferredVersion(versions));
  const read = (name: string | null) => {
    const known = versions.find((version) => version.name === name);
    if (name !== null && !known) writeStored(STORAGE_KEYS.preferredVersion, null);
    preferredVersionStore.set(known?.name);
    showPreferredVersion(versions);
  };
  read(readStored(STORAGE_KEYS.preferredVersion));
  onStoredElsewhere(STORAGE_KEYS.preferredVersion, read);
}

/** Parts of the page that link into the docs from outside of them. */
const OUTSIDE = '.home, .footer, .navbar-links [data-preferred]';

/** Points the links from outside of the docs to the preferred version, and shows it in the bar there. */
export function showPreferredVersion(versions: readonly VersionConfig[]): void {
  const latest = latestVersion(versions);
  const start = plainPath(latest.path);
  const shown = versions.find(({ name }) => name === preferredVersionStore.get()) ?? latest;
  const isOfOther = (href: string) => versions.some(({ path, isLast }) => !isLast && isAtOrBelow(href, path));
  for (const part of document.querySelectorAll(OUTSIDE))
    for (const link of part.querySelectorAll<HTMLAnchorElement>(`a[href^="${start}/"], a[data-doc]`)) {
      const href = link.getAttribute('href') ?? '';
      if (link.dataset.doc === undefined && isOfOther(href)) continue;
      const doc = link.dataset.doc ?? plainPath(href).slice(start.length + 1);
      link.dataset.doc = doc;
      link.setAttribute('href', docPath(shown, doc));
    }
  for (const menu of document.querySelectorAll('.is-versions[data-preferred]')) markVersion(menu, shown.name);
}

/** Marks a version as the current one in a menu. */
function markVersion(menu: Element, name: string): void {
  const label = menu.querySelector('.current-version');
  if (label) label.textContent = name;
  for (const link of menu.querySelectorAll<HTMLElement>('a[data-version]'))
    if (link.dataset.version === name) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
}
