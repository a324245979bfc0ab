import { MARK_PARAMETER } from '../../model/search';

/** Highlights the words that the address names, if any. */
export function markFoundWords(): void {
  if (!new URLSearchParams(location.search).has(MARK_PARAMETER)) return;
  import('./mark-found')
    .then(({ markFound }) => markFound())
    .catch((error: unknown) => console.warn('The found words could not be marked.', error));
}
