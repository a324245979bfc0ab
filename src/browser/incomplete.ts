/** Tells the reader that the page works in part, and why. The note is in the HTML: it is shown where React may be missing. */
export function reportIncomplete(error: unknown): void {
  console.error(error);
  const note = document.querySelector('.incomplete-note');
  if (error instanceof Error) note?.querySelector('p')?.append(` ${error.message}`);
  note?.querySelector('button')?.addEventListener('click', () => location.reload());
  document.documentElement.dataset.incomplete = '';
}
