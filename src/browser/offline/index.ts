/** The little of offline reading that every page loads: the way to the rest, for readers who ask for it or have done so. */
export function startOffline(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-offline]');
    if (!button) return;
    import('./reader').then(
      ({ showChoices }) => showChoices(button),
      () => {
        button.textContent = 'Not loaded: reload the page';
      },
    );
  });
  // Pages have a controller only where the reader has asked for one. What is kept does not depend on this.
  if (navigator.serviceWorker?.controller)
    import('./reader').then(({ followKept }) => followKept()).catch(console.warn);
}
