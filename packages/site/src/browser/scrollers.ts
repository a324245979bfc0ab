/**
 * Code and tables are stops of the Tab key, so that the keyboard scrolls them, but only where they are wider than their column.
 * Only readers who use the key pay for the layout that tells them apart.
 */
export function followScrollers(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return;
    for (const one of document.querySelectorAll<HTMLElement>('.code > pre, .table'))
      if (one !== document.activeElement) one.tabIndex = one.scrollWidth > one.clientWidth ? 0 : -1;
  });
}
