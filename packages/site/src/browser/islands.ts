/** Hydrates the islands of the article, most of them on the reader's first interaction with them. */
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ISLANDS } from '../site/islands/islands';
import { lastInteractionStore } from '../site/stores/last-interaction';

/** Returns a function to call after another page is shown. */
export function startIslands(): () => void {
  const byName = new Map(ISLANDS.map((island) => [island.name, island]));
  const roots = new Map<HTMLElement, Root>();
  const hydrate = (host: HTMLElement) => {
    const island = byName.get(host.dataset.island ?? '');
    if (!island || roots.has(host)) return;
    startTransition(() => {
      roots.set(host, hydrateRoot(host, island.adopt(host)));
    });
  };
  const hydrateAround = (target?: EventTarget | null) => {
    // Islands can be nested, such as a code sample in a tab: hydrate the outer one first.
    const hosts: HTMLElement[] = [];
    for (let host = hostOf(target); host; host = hostOf(host.parentElement)) hosts.unshift(host);
    hosts.forEach(hydrate);
  };
  const hydrateIdle = () => {
    for (const host of document.querySelectorAll<HTMLElement>('[data-island]'))
      if (byName.get(host.dataset.island ?? '')?.hydratesWhenIdle) hydrate(host);
  };
  const hydrateLast = () => hydrateAround(lastInteractionStore.get()?.target);
  lastInteractionStore.subscribe(hydrateLast);
  // The reader may already be interacting with one.
  hydrateAround(document.activeElement);
  hydrateLast();
  whenIdle(hydrateIdle);
  return () =>
    whenIdle(() => {
      for (const [host, root] of roots) {
        if (host.isConnected) continue;
        root.unmount();
        roots.delete(host);
      }
      hydrateIdle();
    });
}

function hostOf(target?: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 100);
}
