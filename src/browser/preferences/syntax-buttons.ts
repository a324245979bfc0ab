import { parseSyntax } from '../../model/syntax';
import { afterPaint } from '../after-paint';
import { markFar, releaseHeld } from '../article/hold-back';
import { onClick } from '../on-click';
import { currentSyntax, setSyntax } from './syntax';

/** Brings all buttons that lead to a syntax to life: those of the menu and the tabs of samples. */
export function startSyntaxButtons(): void {
  onClick('[data-to-syntax]', (button) => {
    const syntax = parseSyntax(button.dataset.toSyntax);
    if (!syntax) return;
    // A tab vanishes with its sample, so the focus goes to the tab in its place.
    const twin = button.closest('.pair')?.querySelector<HTMLElement>(`.s-${syntax} [data-to-syntax]`);
    const before = twin ? button.getBoundingClientRect().top : 0;
    setSyntax(syntax);
    if (!twin) return;
    window.scrollBy({ top: twin.getBoundingClientRect().top - before, behavior: 'instant' });
    twin.focus({ preventScroll: true });
  });
  document.addEventListener('toggle', prepareSwitch, true);
  // Eyes see the syntax by the page itself; who listens can wait for a frame.
  new MutationObserver(() => afterPaint(markSyntaxButtons)).observe(document.documentElement, {
    attributeFilter: ['data-syntax'],
  });
}

/** Who opens the menu of syntaxes is about to choose one. */
function prepareSwitch({ target }: Event): void {
  const menu = target as HTMLDetailsElement;
  if (!menu.matches('.dropdown:has([data-to-syntax])')) return;
  if (menu.open) markFar();
  else afterPaint(releaseHeld);
}

/** Marks the buttons of the syntax that is shown, for screen readers. */
export function markSyntaxButtons(): void {
  const syntax = currentSyntax();
  for (const button of document.querySelectorAll<HTMLElement>('[data-to-syntax][aria-pressed]'))
    button.ariaPressed = String(button.dataset.toSyntax === syntax);
}
