/** The little of offline reading that every page loads: the way to its panel, and to what brings kept pages up to date. */
import { STORAGE_KEYS } from '../../model/storage-keys';
import { readStored } from '../preferences/storage';

export function startOffline(): void {
  document.addEventListener('click', ({ target }) => {
    const version = (target as Element).closest<HTMLElement>('[data-offline]')?.dataset.offline;
    if (version) void import('./panel').then(({ showOfflinePanel }) => showOfflinePanel(version));
  });
  if (readStored(STORAGE_KEYS.offline)) void import('./store').then(({ refresh }) => refresh());
}
