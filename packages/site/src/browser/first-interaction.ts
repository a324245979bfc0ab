/** Loads the app on the reader's first interaction. A click before the app is ready is replayed later. */
import { afterPaint } from '../site/parts/after-paint';
import { isModifiedClick } from '../site/parts/modified-click';
import { listen } from '../site/stores/listen';
import { showWaiting } from '../site/stores/waiting';
import { controlAt } from './controls';
import { type HeldClick, holdClick } from './held-click';
import { reportIncomplete } from './incomplete';
import { innerUrl, isOnThisPage } from './router/links';

const EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'click'] as const;

const HELD = '[data-held]';

/** On a slow connection the browser follows the link without waiting for the app. */
const MAX_WAIT_MS = 1500;

/** Returns a function that loads the app without an interaction. */
export function loadOnFirstInteraction(loadApp: () => Promise<void>): () => void {
  const release = holdClicks();
  let isLoading = false;
  const load = () => {
    stopListening();
    if (isLoading) return;
    isLoading = true;
    afterPaint(() => {
      loadApp()
        .then(() => document.documentElement.toggleAttribute('data-ready', true))
        .catch(reportIncomplete)
        .finally(release);
    });
  };
  const stopListening = listen(document, EVENTS, load, { capture: true, passive: true });
  if (document.querySelector(HELD)) load();
  return load;
}

/** Holds the last click on a button or link that needs the app until the returned function is called. */
function holdClicks(): () => void {
  let held = heldEarly();
  const hold = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button, a[href]');
    const url = innerUrl(control);
    const isHandled = control?.matches('button') || (url && !isOnThisPage(url));
    if (!control || !isHandled || isModifiedClick(event) || controlAt(control)) return;
    event.preventDefault();
    // React replays clicks on a root that it is hydrating, so the click would be handled twice.
    event.stopPropagation();
    held?.drop();
    held = holdClick(control);
    if (url) window.setTimeout(() => held?.control === control && replay(), MAX_WAIT_MS);
  };
  /** Stops holding clicks and replays the held one. */
  const replay = () => {
    stopHolding();
    held?.press();
    held = undefined;
  };
  const stopHolding = listen(document, ['click'], hold, { capture: true });
  return () => {
    showWaiting(false);
    replay();
  };
}

/** What the reader has pressed before this script ran (early.ts). */
function heldEarly(): HeldClick | undefined {
  const control = document.querySelector<HTMLElement>(HELD);
  return control ? holdClick(control) : undefined;
}
