import { isModifiedClick } from '../../site/parts/modified-click';
import { withSyntax } from '../../site/stores/syntax';
import { markFoundWords } from '../search/mark-found-words';
import { pushEntry } from '../search-modal';
import { innerUrl, isOnThisPage } from './links';
import { type ScrollMemory, scrollToHash } from './scroll';

/** Handles links to anchors on the same page, which need no other script. */
export function followAnchors(memory: ScrollMemory): void {
  document.addEventListener('click', (event) => {
    const url = isModifiedClick(event) ? undefined : innerUrl(event.target);
    if (!url || !isOnThisPage(url)) return;
    event.preventDefault();
    memory.remember();
    pushEntry(withSyntax(url));
    scrollToHash(url.hash);
    markFoundWords();
  });
}
