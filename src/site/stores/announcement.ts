import { onStoredElsewhere, STORAGE_KEYS, writeStored } from './storage';

/** Styles hide a dismissed announcement. The boot script forgets a dismissal when the announcement's id changes. */
function showAnnouncement(isDismissed: boolean): void {
  document.documentElement.dataset.announcement = isDismissed ? 'dismissed' : 'shown';
}

export function dismissAnnouncement(): void {
  showAnnouncement(true);
  writeStored(STORAGE_KEYS.announcementDismissed, 'true');
}

/** Follows a dismissal in another tab. */
export function followAnnouncement(): void {
  onStoredElsewhere(STORAGE_KEYS.announcementDismissed, (value) => showAnnouncement(value === 'true'));
}
