import { keysHelpStore } from '../site/stores/panels';
import { closeSearch, openSearch, searchStore } from '../site/stores/search';

/** Opens search with Ctrl+K or Cmd+K anywhere and with `/` outside of fields, and the list of keys with `?` there. */
export function followSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
    const isShortcut = (metaKey || ctrlKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
    const isPlain = !metaKey && !ctrlKey && !altKey && !isTyping(event.target);
    if (key === '?' && isPlain && !document.querySelector('dialog[open]')) keysHelpStore.set(true);
    if (!isShortcut && !(key === '/' && isPlain)) return;
    event.preventDefault();
    openSearch();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** The open modal has an entry in the history, so that Back closes it. A page that the reader leaves for takes the entry. */
export function enterSearchInHistory(): void {
  let isReturning = false;
  const enter = () => {
    if (!isModalEntry()) history.pushState({ ...history.state, isModal: true }, '');
  };
  searchStore.subscribe(() => {
    const state = searchStore.get();
    if (state === 'open') enter();
    else if (state === 'closed' && isModalEntry()) {
      isReturning = true;
      history.back();
    }
  });
  window.addEventListener('popstate', () => {
    // The reader may have opened it again meanwhile.
    if (isReturning && searchStore.get() === 'open') enter();
    else if (!isModalEntry()) closeSearch();
    isReturning = false;
  });
}

export function isModalEntry(): boolean {
  return history.state?.isModal === true;
}
