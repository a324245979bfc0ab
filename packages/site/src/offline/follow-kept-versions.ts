import { offlineCaches } from '../model/offline';

/** Shows which versions the reader keeps on this device, if any, and keeps them up to date. */
export async function followKeptVersions(): Promise<void> {
  // A browser that denies access has kept nothing.
  const names = await window.caches?.keys().catch(() => []);
  if (!names?.some((name) => name.startsWith(offlineCaches(import.meta.env.BASE_URL)))) return;
  import('./work').then(({ followKept }) => followKept()).catch(console.warn);
}
