/** Marks the current page in a tree that stays while the reader goes from page to page, and opens its branch. */
export function markCurrentPage(path: string): void {
  const sidebar = document.querySelector('.sidebar');
  if (!sidebar) return;
  for (const link of sidebar.querySelectorAll('a[aria-current]')) link.removeAttribute('aria-current');
  for (const link of sidebar.querySelectorAll(`a[href="${CSS.escape(path)}"]`)) {
    link.setAttribute('aria-current', 'page');
    for (
      let branch = link.closest('details');
      branch;
      branch = branch.parentElement?.closest('details') ?? null
    ) {
      branch.open = true;
    }
    keepInView(sidebar, link);
  }
}

function keepInView(sidebar: Element, link: Element): void {
  const box = sidebar.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < box.top || place.bottom > box.bottom)
    sidebar.scrollTop += place.top - box.top - box.height / 3;
}
