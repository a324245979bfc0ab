/**
 * Runs inline before the first paint: theme, syntax and system become attributes of the page, so that nothing flashes. The build
 * bundles it, with the configuration as data, into the head of every page.
 */
import { boot as config } from 'virtual:config';
import { resolveSyntax } from '../model/syntax';
import { resolveTheme } from '../site/stores/appearance';
import { STORAGE_KEYS, SYNTAX_PARAMETER } from '../site/stores/storage';

const html = document.documentElement;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A dismissal counts for the announcement that was dismissed, not for the next one. */
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

/** Styles show a banner when a script or a style sheet of the site itself is missing. */
function reportMissingAsset({ target }: Event): void {
  const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
  const address = target instanceof HTMLScriptElement ? target.src : isStyle ? target.href : '';
  if (address.startsWith(location.origin) && document.readyState !== 'complete') html.dataset.broken = '';
}

html.dataset.theme = resolveTheme(stored(STORAGE_KEYS.theme), config.colorMode);
const parameter = new URLSearchParams(location.search).get(SYNTAX_PARAMETER);
html.dataset.syntax = resolveSyntax(parameter, stored(STORAGE_KEYS.syntax));
html.dataset.js = '';
if (/Mac|iPhone|iPad/.test(navigator.platform)) html.dataset.apple = '';
addEventListener('error', reportMissingAsset, true);
if (config.announcementId !== null) hideDismissedAnnouncement(config.announcementId);
