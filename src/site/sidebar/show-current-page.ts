/** Scrolls a sidebar, and nothing else, to its current page where that is out of sight. */
export function showCurrentPage(sidebar: Element, path: string): void {
  const link = sidebar.querySelector(`a[href=${JSON.stringify(path)}]`);
  if (!link) return;
  const box = sidebar.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) sidebar.scrollTop += top - box.top - box.height / 3;
}
