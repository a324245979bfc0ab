import { isTooOldFor, TOO_OLD } from '../model/too-old';

/** Tells the reader that the page works only in part, and why. The note needs no React: it is in the HTML. */
export function reportIncomplete(error: unknown): void {
  console.error(error);
  const note = document.querySelector('.incomplete-note');
  if (error instanceof Error) note?.querySelector('p')?.append(` ${reasonOf(error)}`);
  note?.querySelector('button')?.addEventListener('click', () => location.reload());
  document.documentElement.dataset.incomplete = '';
}

/** Browsers' messages about scripts that fail to load are meant for developers. */
function reasonOf(error: Error): string {
  const { message } = error;
  if (isTooOldFor(error)) return TOO_OLD;
  return /imported module|module script/.test(message)
    ? 'A script could not be loaded. Check your connection, then try again.'
    : message;
}
