import { STORAGE_KEYS } from '../../model/storage-keys';
import { docPath, type VersionConfig } from '../../model/version';
import { onClick } from '../on-click';
import { readStored, writeStored } from './storage';

/** The version that the reader chose last; a name that is no longer known is forgotten. */
export function preferredVersion(versions: readonly VersionConfig[]): string | undefined {
  const name = readStored(STORAGE_KEYS.preferredVersion);
  if (name === null) return undefined;
  if (versions.some((version) => version.name === name)) return name;
  writeStored(STORAGE_KEYS.preferredVersion, null);
  return undefined;
}

/** Remembers a version when the reader picks it from a menu. */
export function followVersionChoice(): void {
  onClick('a[data-version]', ({ dataset }) => {
    if (dataset.version) writeStored(STORAGE_KEYS.preferredVersion, dataset.version);
  });
}

/** On pages that belong to no version, the bar leads to the one that the reader prefers. */
export function showPreferredVersion(versions: readonly VersionConfig[]): void {
  const name = preferredVersion(versions);
  const preferred = versions.find((one) => one.name === name);
  const bar = document.querySelector('.navbar');
  if (!preferred || !bar) return;
  for (const link of bar.querySelectorAll<HTMLAnchorElement>('a[data-doc]'))
    link.href = docPath(preferred, link.dataset.doc ?? '');
  for (const link of bar.querySelectorAll<HTMLElement>('a[data-version]'))
    link.ariaCurrent = link.dataset.version === preferred.name ? 'true' : null;
  for (const shown of bar.querySelectorAll('.version-shown')) shown.textContent = preferred.name;
}
