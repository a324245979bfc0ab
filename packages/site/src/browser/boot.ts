/**
 * Runs inline before the first paint and sets theme, syntax and system as attributes of `html`, so nothing
 * flashes. The build bundles it, with its configuration, into the head of every page.
 */
import { boot as config } from 'virtual:config';
import { parseSyntax, resolveSyntax, SYNTAX_PARAMETER } from '../model/syntax';
import { showQuestion } from '../site/consent/consent';
import { resolveTheme } from '../site/stores/appearance';
import { STORAGE_KEYS } from '../site/stores/storage';
import { handleEarly } from './early';
import { isTooOld, readPlainly } from './old-browser';

const html = document.documentElement;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A dismissal applies only to the announcement that was dismissed, not to the next one. */
function hideDismissedAnnouncement(id: string): void {
  try {
    if (stored(STORAGE_KEYS.announcementId) !== id) {
      localStorage.setItem(STORAGE_KEYS.announcementId, id);
      localStorage.setItem(STORAGE_KEYS.announcementDismissed, 'false');
    }
  } catch {
    // Without storage the announcement is shown on every page.
  }
  if (stored(STORAGE_KEYS.announcementDismissed) === 'true') html.dataset.announcement = 'dismissed';
}

/**
 * CSS shows a banner when one of the site's own scripts or style sheets fails to load. When the script of the page does not
 * run either, the page is that of readers without JavaScript.
 */
function reportMissingAsset({ target, filename = '' }: Event & { readonly filename?: string }): void {
  const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
  const address = target instanceof HTMLScriptElement ? target.src : isStyle ? target.href : filename;
  if (!address.startsWith(`${location.origin}/`) || document.readyState === 'complete') return;
  if (!filename) html.dataset.broken = '';
  if (!isStyle && html.dataset.started === undefined) delete html.dataset.js;
}

/** In an older entry of the history the syntax is no new choice: the reader may have chosen another one since. */
function namedSyntax(known: string | null): string | null {
  const [entry] = performance.getEntriesByType('navigation');
  const isReturn = (entry as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  return isReturn && parseSyntax(known) ? null : new URLSearchParams(location.search).get(SYNTAX_PARAMETER);
}

const known = stored(STORAGE_KEYS.syntax);
html.dataset.theme = resolveTheme(stored(STORAGE_KEYS.theme), config.colorMode);
if (/Mac|iPhone|iPad/.test(navigator.platform)) html.dataset.apple = '';
if (/^Win/.test(navigator.platform)) html.dataset.windows = '';
addEventListener('error', reportMissingAsset, true);
if (config.announcementId !== null) hideDismissedAnnouncement(config.announcementId);
if (isTooOld()) readPlainly();
else {
  html.dataset.js = '';
  html.dataset.syntax = resolveSyntax(namedSyntax(known), known);
  if (config.asksForConsent) showQuestion();
  handleEarly();
}
