/** The little of offline reading that every page loads: the way to the rest, for readers who ask for it or have done so. */
import { OFFLINE_CACHES } from '../../model/offline';
import { onClick } from '../on-click';

/** Brings the buttons to life that tell what can be kept. */
export function startOffline(): void {
  onClick('[data-offline]', (button) => {
    import('./reader').then(
      ({ showChoices }) => showChoices(button),
      () => {
        button.textContent = 'Not loaded: reload the page';
      },
    );
  });
}

/** Shows what the reader keeps on this device, where there is anything, and keeps that up to date. */
export async function followOffline(): Promise<void> {
  // A browser that refuses has kept nothing.
  const names = await window.caches?.keys().catch(() => []);
  if (!names?.some((name) => name.startsWith(OFFLINE_CACHES))) return;
  import('./reader').then(({ followKept }) => followKept()).catch(console.warn);
}
