import { STORAGE_KEYS } from '../../model/storage-keys';
import type { VersionConfig } from '../../model/version';
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
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-version]');
    if (link?.dataset.version) writeStored(STORAGE_KEYS.preferredVersion, link.dataset.version);
  });
}
