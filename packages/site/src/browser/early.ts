/**
 * What the inline script does for a reader who acts before the entry script runs: theme, syntax and search at once.
 * The entry script takes over when it sets `data-started`.
 */
import { STORAGE_KEYS } from '../site/stores/storage';

const html = document.documentElement;

export function handleEarly(): void {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event;
    const control = target instanceof Element && target.closest<HTMLElement>('[data-control]');
    if (hasStarted() || !control || button !== 0 || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    act(control.dataset.control);
  });
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event;
    const isShortcut = (ctrlKey || metaKey) && key === 'k';
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
    if (hasStarted() || !(isShortcut || (key === '/' && !ctrlKey && !metaKey && !isTyping))) return;
    event.preventDefault();
    act('search');
  });
  document.addEventListener('readystatechange', showSearchedWords, { once: true });
}

function hasStarted(): boolean {
  return 'started' in html.dataset;
}

function act(control: string | undefined): void {
  if (control === 'theme') keep('theme', html.dataset.theme === 'light' ? 'dark' : 'light');
  else if (control === 'jsligo' || control === 'cameligo') {
    keep('syntax', control);
    // Otherwise the entry script would read the former syntax from the address.
    const url = new URL(location.href);
    url.searchParams.set('lang', control);
    history.replaceState(history.state, '', url);
  } else if (control === 'search') {
    const dialog = document.querySelector<HTMLDialogElement>('.search-modal');
    if (dialog && !dialog.open) dialog.showModal();
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
