import { onStoredElsewhere, STORAGE_KEYS, writeStored } from './storage';
import { attributeStore } from './store';

/** Whether the announcement is shown. The boot script forgets a dismissal when the announcement's id changes. */
export const announcementStore = attributeStore<'shown' | 'dismissed'>('announcement', (text) =>
  text === 'dismissed' ? 'dismissed' : 'shown',
);

export function dismissAnnouncement(): void {
  announcementStore.set('dismissed');
  writeStored(STORAGE_KEYS.announcementDismissed, 'true');
}

/** Follows a dismissal in another tab. */
export function followAnnouncement(): void {
  onStoredElsewhere(STORAGE_KEYS.announcementDismissed, (value) =>
    announcementStore.set(value === 'true' ? 'dismissed' : 'shown'),
  );
}
