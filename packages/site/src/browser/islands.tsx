/** Hydrates the islands of the article, most of them on the reader's first interaction with them. */
import { type ReactElement, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ISLANDS, type IslandInPage } from '../site/islands/islands';
import { Boundary, PartFailed } from '../site/parts/Boundary';
import { RawHtml } from '../site/parts/RawHtml';
import { lastInteractionStore } from '../site/stores/last-interaction';
import { keepState } from './keep-state';
import { ROOT_OPTIONS } from './shell';

/** Returns a function to call after another page is shown. */
export function startIslands(): () => void {
  const byName = new Map(ISLANDS.map((island) => [island.name, island]));
  const roots = new Map<HTMLElement, Root>();
  const hydrate = (host: HTMLElement) => {
    const island = byName.get(host.dataset.island ?? '');
    if (!island || roots.has(host)) return;
    const element = (
      <IslandRoot html={host.innerHTML} adopt={adoptOnce(island, host)} onShown={keepState(host)} />
    );
    startTransition(() => {
      roots.set(host, hydrateRoot(host, element, ROOT_OPTIONS));
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

interface IslandRootProps {
  /** The HTML of the build. */
  readonly html: string;
  readonly adopt: () => ReactElement;
  readonly onShown: () => void;
}

/** An island that fails keeps its HTML, without its controls, and says so. */
function IslandRoot({ html, adopt, onShown }: IslandRootProps) {
  useLayoutEffect(onShown, [onShown]);
  return (
    <Boundary
      fallback={(_, retry) => (
        <>
          <RawHtml tag="div" html={html} inert />
          <PartFailed title="This part of the page" onRetry={retry} />
        </>
      )}
    >
      <Adopted adopt={adopt} />
    </Boundary>
  );
}

/** Within the boundary, because what was sent may be damaged. */
function Adopted({ adopt }: Pick<IslandRootProps, 'adopt'>) {
  return adopt();
}

/** Later the HTML is no longer that of the build. */
function adoptOnce({ adopt }: IslandInPage, host: HTMLElement): () => ReactElement {
  let element: ReactElement | undefined;
  return () => {
    element ??= adopt(host);
    return element;
  };
}

function hostOf(target?: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 100);
}
