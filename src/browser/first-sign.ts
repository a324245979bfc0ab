/** Loads the app at the first sign of a reader. A click that comes before it is ready is done when it is. */

import { afterPaint } from '../site/parts/after-paint';
import { isModifiedClick } from '../site/parts/modified-click';
import { reportIncomplete } from './incomplete';
import { innerUrl, isOnThisPage } from './router/links';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin', 'click'] as const;

/** On a slow line a link is followed without the app. */
const MAX_WAIT_MS = 1500;

/** Answers with a function that loads it without a sign. */
export function loadAtFirstSign(loadApp: () => Promise<void>): () => void {
  const release = holdClicks();
  const stop = new AbortController();
  const load = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    afterPaint(() => {
      loadApp()
        .then(() => document.documentElement.toggleAttribute('data-ready', true))
        .catch(reportIncomplete)
        .finally(release);
    });
  };
  for (const sign of SIGNS)
    document.addEventListener(sign, load, { capture: true, passive: true, signal: stop.signal });
  return load;
}

/** Keeps the last click on a button or a link that the app has to handle, until the answer is called. Everything else works without it. */
function holdClicks(): () => void {
  const stop = new AbortController();
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button, a[href]');
    const url = innerUrl(control);
    const isHandled = control?.matches('button') || (url && !isOnThisPage(url));
    if (!control || !isHandled || isModifiedClick(event)) return;
    event.preventDefault();
    // React handles a click on a root that it is hydrating: it would be done twice.
    event.stopPropagation();
    held = control;
    if (url) window.setTimeout(() => held === control && release(), MAX_WAIT_MS);
  };
  /** Leaves clicks to the browser from now on, and the held one as well. */
  const release = () => {
    stop.abort();
    held?.click();
    held = undefined;
  };
  document.addEventListener('click', hold, { capture: true, signal: stop.signal });
  return release;
}
