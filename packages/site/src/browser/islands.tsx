/** Hydrates the islands of the article, most of them on the reader's first interaction with them. */
import { type ReactElement, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { FIRST_ISLANDS } from '../site/islands/first-islands';
import type { IslandInPage } from '../site/islands/island';
import { Boundary, PartFailed } from '../site/parts/Boundary';
import { LoadFailed } from '../site/parts/LoadFailed';
import { isModifiedClick } from '../site/parts/modified-click';
import { RawHtml } from '../site/parts/RawHtml';
import { lastInteractionStore } from '../site/stores/last-interaction';
import { controlAt } from './controls';
import { type HeldClick, holdClick } from './held-click';
import { keepState } from './keep-state';
import { ROOT_OPTIONS } from './root-options';

/** What only a hydrated island handles; other links work by themselves. */
const ISLAND_CONTROLS = 'button, .code-tools a';

/** Returns a function to call after another page is shown. */
export function startIslands(): () => void {
  const roots = new Map<HTMLElement, Promise<Root>>();
  const isShown = new WeakSet<HTMLElement>();
  const load = islandLoader();
  const hydrate = (host: HTMLElement): Promise<Root> => {
    const known = roots.get(host);
    if (known) return known;
    const root = hydrateIsland(host, load);
    roots.set(host, root);
    root.then(
      () => isShown.add(host),
      // The next interaction tries again.
      () => roots.delete(host),
    );
    return root;
  };
  /** Resolves once all islands around an element are interactive, or one cannot be loaded. */
  const hydrateAround = async (target?: EventTarget | null) => {
    // Islands can be nested, such as a code sample in a tab: hydrate the outer one first.
    const hosts: HTMLElement[] = [];
    for (let host = hostOf(target); host; host = hostOf(host.parentElement)) hosts.unshift(host);
    try {
      for (const host of hosts) await hydrate(host);
    } catch (error) {
      console.warn('A part of the page could not be loaded.', error);
    }
  };
  const hydrateIdle = () => {
    for (const host of document.querySelectorAll<HTMLElement>('[data-idle]')) void hydrateAround(host);
  };
  let held: HeldClick | undefined;
  const holdEarlyClick = (event: MouseEvent) => {
    const { target } = event;
    const control = target instanceof Element && target.closest<HTMLElement>(ISLAND_CONTROLS);
    const host = hostOf(target);
    if (!control || !host || isShown.has(host) || isModifiedClick(event) || controlAt(control)) return;
    event.preventDefault();
    event.stopPropagation();
    held?.drop();
    const click = holdClick(control);
    held = click;
    void hydrateAround(target).then(() => {
      if (held !== click) return;
      held = undefined;
      if (isShown.has(host)) click.press();
      else click.drop();
    });
  };
  const hydrateLast = () => void hydrateAround(lastInteractionStore.get()?.target);
  document.addEventListener('click', holdEarlyClick, { capture: true });
  lastInteractionStore.subscribe(hydrateLast);
  // The reader may already be interacting with one.
  void hydrateAround(document.activeElement);
  hydrateLast();
  whenIdle(hydrateIdle);
  // No hovering announces a tap.
  if (window.matchMedia('(hover: none)').matches) whenIdle(() => void load().catch(() => {}));
  return () =>
    whenIdle(() => {
      for (const [host, root] of roots) {
        if (host.isConnected) continue;
        roots.delete(host);
        root.then((one) => one.unmount()).catch(() => {});
      }
      hydrateIdle();
    });
}

/** Resolves once an island is interactive. If its script cannot be loaded, a note says so below it. */
async function hydrateIsland(host: HTMLElement, load: LoadIslands): Promise<Root> {
  const island = firstIsland(host) ?? (await loadIsland(host, load));
  return new Promise((resolve) => {
    const restore = keepState(host);
    const onShown = () => {
      restore();
      resolve(root);
    };
    let root: Root;
    const element = <IslandRoot html={host.innerHTML} adopt={adoptOnce(island, host)} onShown={onShown} />;
    startTransition(() => {
      root = hydrateRoot(host, element, ROOT_OPTIONS);
    });
  });
}

function firstIsland({ dataset }: HTMLElement): IslandInPage | undefined {
  return FIRST_ISLANDS.find(({ name }) => name === dataset.island);
}

type LoadIslands = () => Promise<typeof import('../site/islands/islands')>;

/** Cached, because importing a module again would resolve only after the next frame; a failed load is retried. */
function islandLoader(): LoadIslands {
  let loaded: ReturnType<LoadIslands> | undefined;
  return () => {
    loaded ??= import('../site/islands/islands').catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

const NOTE = 'island-note';

async function loadIsland(host: HTMLElement, load: LoadIslands): Promise<IslandInPage> {
  const after = host.nextElementSibling;
  const note = after?.classList.contains(NOTE) ? after : undefined;
  try {
    const { ISLANDS } = await load();
    const island = ISLANDS.find(({ name }) => name === host.dataset.island);
    if (!island) throw new Error(`There is no island '${host.dataset.island}'.`);
    note?.remove();
    return island;
  } catch (error) {
    if (!note) {
      const next = Object.assign(document.createElement('div'), { className: NOTE });
      host.after(next);
      createRoot(next, ROOT_OPTIONS).render(<LoadFailed error={error as Error} />);
    }
    throw error;
  }
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
