import { STORAGE_KEYS } from '../../model/storage-keys';
import { writeStored } from './storage';

/** Hides the announcement and remembers that; the inline script forgets it when the announcement's id changes. */
export function dismissAnnouncement(): void {
  document.documentElement.dataset.announcement = 'dismissed';
  writeStored(STORAGE_KEYS.announcementDismissed, 'true');
}
