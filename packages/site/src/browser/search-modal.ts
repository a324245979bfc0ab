import { keysHelpStore } from '../site/stores/panels';
import { closeSearch, openSearch, searchStore } from '../site/stores/search';
import { hasSingleKeys } from '../site/stores/single-keys';

/**
 * Ctrl+K or Cmd+K opens search anywhere; outside text fields, `/` opens search and `?` the shortcut list, unless the reader has
 * turned single keys off.
 */
export function followSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
    const isShortcut = (metaKey || ctrlKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
    const isPlain = !metaKey && !ctrlKey && !altKey && !isTyping(event.target) && hasSingleKeys();
    if (key === '?' && isPlain && !document.querySelector('dialog[open]')) keysHelpStore.set(true);
    if (!isShortcut && !(key === '/' && isPlain)) return;
    event.preventDefault();
    openSearch();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select'))
  );
}

/** The open modal has its own history entry, so that Back closes it. Navigating away replaces that entry. */
export function enterSearchInHistory(): void {
  let isReturning = false;
  const enter = () => {
    if (!isModalEntry()) history.pushState({ ...history.state, isModal: true }, '');
  };
  searchStore.subscribe(() => {
    const { status } = searchStore.get();
    if (status === 'open') enter();
    else if (status === 'closed' && isModalEntry()) {
      isReturning = true;
      history.back();
    }
  });
  window.addEventListener('popstate', () => {
    // The reader may have reopened it meanwhile.
    if (isReturning && searchStore.get().status === 'open') enter();
    else if (!isModalEntry()) closeSearch();
    isReturning = false;
  });
}

function isModalEntry(): boolean {
  return history.state?.isModal === true;
}

/** Adds an entry to the history. A navigation from the search modal replaces the modal's entry. */
export function pushEntry(url: URL): void {
  if (isModalEntry()) history.replaceState({}, '', url);
  else if (url.href !== location.href) history.pushState({}, '', url);
}
