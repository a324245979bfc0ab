import { prefetchPage } from './fetch-page';
import { innerUrl } from './links';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Prefetching is for those who can afford it. */
function canAfford(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/** Gets a page as soon as the reader points at, focuses or touches its link. */
export function startPrefetching(): void {
  const prefetch = (event: Event) => {
    const url = innerUrl(event.target);
    if (url && url.pathname !== location.pathname && canAfford()) prefetchPage(url);
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
  document.addEventListener('touchstart', prefetch, { passive: true });
}
