import { parseSyntax } from '../../model/syntax';
import { setSyntax } from '../preferences/syntax';

/** Brings the wrap buttons and the syntax tabs of code to life. */
export function startCodeButtons(): void {
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const wrap = target.closest<HTMLButtonElement>('.tool-wrap');
    if (wrap) toggleWrap(wrap);
    const tab = target.closest<HTMLButtonElement>('[data-to-syntax]');
    if (tab) switchSyntax(tab);
  });
}

function toggleWrap(button: HTMLButtonElement): void {
  const wrapped = button.closest('figure')?.classList.toggle('is-wrapped') ?? false;
  button.setAttribute('aria-pressed', String(wrapped));
}

/** The pressed tab vanishes with its sample, so the focus goes to the tab in its place. */
function switchSyntax(tab: HTMLButtonElement): void {
  const syntax = parseSyntax(tab.dataset.toSyntax);
  if (!syntax) return;
  const before = tab.getBoundingClientRect().top;
  setSyntax(syntax);
  const twin = tab.closest('.pair')?.querySelector<HTMLElement>(`.s-${syntax} [data-to-syntax]`);
  if (!twin) return;
  window.scrollBy({ top: twin.getBoundingClientRect().top - before, behavior: 'instant' });
  twin.focus({ preventScroll: true });
}
