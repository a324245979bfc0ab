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
  preferredVersionStore.subscribe(() => pointDocLinks(versions));
  const read = (name: string | null) => {
    const known = versions.find((version) => version.name === name);
    if (name !== null && !known) writeStored(STORAGE_KEYS.preferredVersion, null);
    preferredVersionStore.set(known?.name);
    pointDocLinks(versions);
  };
  read(readStored(STORAGE_KEYS.preferredVersion));
  onStoredElsewhere(STORAGE_KEYS.preferredVersion, read);
}

/** Parts of the page, as HTML from the build, that link into the docs from outside of them. */
const OUTSIDE = '.home, .footer';
/** On a page outside of the docs, the bar does so too; React takes it over. */
const OUTSIDE_BAR = '.navbar-links';

/** Points the links into the docs to the preferred version. */
export function pointDocLinks(versions: readonly VersionConfig[], parts = OUTSIDE): void {
  const latest = latestVersion(versions);
  const start = plainPath(latest.path);
  const shown = versions.find(({ name }) => name === preferredVersionStore.get()) ?? latest;
  const isOfOther = (href: string) => versions.some(({ path, isLast }) => !isLast && isAtOrBelow(href, path));
  for (const part of document.querySelectorAll(parts))
    for (const link of part.querySelectorAll<HTMLAnchorElement>(`a[href^="${start}/"], a[data-doc]`)) {
      const href = link.getAttribute('href') ?? '';
      if (link.dataset.doc === undefined && isOfOther(href)) continue;
      const doc = link.dataset.doc ?? plainPath(href).slice(start.length + 1);
      link.dataset.doc = doc;
      link.setAttribute('href', docPath(shown, doc));
    }
}

/** For a page outside of the docs, before React is loaded. */
export function pointBarLinks(versions: readonly VersionConfig[]): void {
  pointDocLinks(versions, OUTSIDE_BAR);
}
