import { onClick } from '../on-click';

/** Lets readers wrap the long lines of a sample. */
export function startWrapping(): void {
  onClick('.tool-wrap', (button) => {
    const wrapped = button.closest('figure')?.classList.toggle('is-wrapped') ?? false;
    button.setAttribute('aria-pressed', String(wrapped));
  });
}
