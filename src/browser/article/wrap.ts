/** Lets readers wrap the long lines of a sample. */
export function startWrapping(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('.tool-wrap');
    if (!button) return;
    const wrapped = button.closest('figure')?.classList.toggle('is-wrapped') ?? false;
    button.setAttribute('aria-pressed', String(wrapped));
  });
}
