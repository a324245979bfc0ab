/**
 * What the inline script does for a reader who acts before the entry script runs: theme, syntax and search at once. Any other
 * button is marked as waiting, and the entry script presses it. It takes over when it sets `data-started`.
 */
import { hasModals } from '../site/stores/modals';
import { STORAGE_KEYS } from '../site/stores/storage';

const html = document.documentElement;

export function handleEarly(): void {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event;
    if (hasStarted() || !(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey)
      return;
    const control = target.closest<HTMLElement>('[data-control], button');
    if (control && act(control)) event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event;
    const isShortcut = (ctrlKey || metaKey) && key === 'k';
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
    const isSlash = key === '/' && !ctrlKey && !metaKey && !isTyping && hasSingleKeys();
    if (hasStarted() || !(isShortcut || isSlash)) return;
    event.preventDefault();
    openSearch();
  });
  document.addEventListener('readystatechange', showSearchedWords, { once: true });
}

function hasStarted(): boolean {
  return 'started' in html.dataset;
}

/** Returns whether the browser need not do anything. */
function act(element: HTMLElement): boolean {
  const { control } = element.dataset;
  if (control === 'search') return openSearch();
  if (control === 'theme') keep('theme', html.dataset.theme === 'light' ? 'dark' : 'light');
  else if (control === 'jsligo' || control === 'cameligo') {
    keep('syntax', control);
    // Otherwise the entry script would read the former syntax from the address.
    const url = new URL(location.href);
    url.searchParams.set('lang', control);
    history.replaceState(history.state, '', url);
  } else hold(element);
  return true;
}

function openSearch(): boolean {
  const dialog = document.querySelector<HTMLDialogElement>('.search-modal');
  if (!dialog || !hasModals()) return false;
  if (!dialog.open) dialog.showModal();
  return true;
}

/** Only the last one is pressed later. */
function hold(element: HTMLElement): void {
  document.querySelector('[data-held]')?.removeAttribute('data-held');
  element.dataset.held = '';
  html.dataset.waiting = '';
}

function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.singleKeys) !== 'off';
  } catch {
    return true;
  }
}

/** Shows a choice, and stores it if the browser allows that. */
function keep(key: 'theme' | 'syntax', value: string): void {
  html.dataset[key] = value;
  try {
    localStorage.setItem(STORAGE_KEYS[key], value);
  } catch {
    // It is shown on this page.
  }
}

/** The words in the address of the results page, which its component shows later. */
function showSearchedWords(): void {
  const field = document.querySelector<HTMLInputElement>('.search-page input');
  const words = new URLSearchParams(location.search).get('q');
  if (!field || !words) return;
  field.value = words;
  html.dataset.searching = '';
}
