/** Noted while the reader scrolls: to ask for it later would have the page laid out an additional time. */
let isScrolled = false;

export function startKeepingPlace(): void {
  const note = () => {
    isScrolled = window.scrollY > 0;
  };
  document.addEventListener('scroll', note, { passive: true });
  // The browser may have scrolled before, to the place that the address names.
  requestAnimationFrame(note);
}

/** Does something that changes heights on the page; what the reader reads stays where it is. */
export function keepPlace(change: () => void): void {
  const anchor = isScrolled ? blockAtTop() : undefined;
  const before = anchor?.getBoundingClientRect().top ?? 0;
  change();
  const after = anchor?.getBoundingClientRect();
  if (after && after.height > 0) window.scrollBy({ top: after.top - before, behavior: 'instant' });
}

/** A block near the top of the window that both syntaxes show. */
function blockAtTop(): Element | undefined {
  const blocks = document.querySelector('.article-body')?.children ?? [];
  for (const block of blocks) {
    if (!block.matches('.s-jsligo, .s-cameligo') && block.getBoundingClientRect().bottom > 80) return block;
  }
  return undefined;
}
