import { parseSyntax } from '../../model/syntax';
import { setSyntax } from './syntax';

/** Brings all buttons that lead to a syntax to life: those of the menu and the tabs of samples. */
export function startSyntaxButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-to-syntax]');
    const syntax = parseSyntax(button?.dataset.toSyntax);
    if (!button || !syntax) return;
    // A tab vanishes with its sample, so the focus goes to the tab in its place.
    const twin = button.closest('.pair')?.querySelector<HTMLElement>(`.s-${syntax} [data-to-syntax]`);
    const before = twin ? button.getBoundingClientRect().top : 0;
    setSyntax(syntax);
    const menu = button.closest('details');
    if (menu) menu.open = false;
    if (!twin) return;
    window.scrollBy({ top: twin.getBoundingClientRect().top - before, behavior: 'instant' });
    twin.focus({ preventScroll: true });
  });
}
