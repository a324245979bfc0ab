/**
 * Browsers older than those in docs/browsers.md get the page that readers without JavaScript get, and a line that says so, once.
 */
const html = document.documentElement;

const TOLD = 'old-browser.told';

/** Chromium 86, Firefox 78 and Safari 14 are the first that have it. */
export function isTooOld(): boolean {
  return !('replaceChildren' in Element.prototype);
}

/** The scripts that follow are written in a syntax that the browser may not know: they are not run. */
export function readPlainly(): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      addedNodes.forEach((node) => {
        if (node instanceof HTMLScriptElement && node.type === 'module') node.type = 'text/plain';
      });
  }).observe(html, { childList: true, subtree: true });
  try {
    if (localStorage.getItem(TOLD) !== null) return;
    localStorage.setItem(TOLD, '');
  } catch {
    // Every page says it.
  }
  html.dataset.old = '';
}
