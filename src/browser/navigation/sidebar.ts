import { reveal } from './scroll';

/** Marks the current page in a tree that stays while the reader goes from page to page, and opens its branch. */
export function markCurrentPage(path: string): void {
  const sidebar = document.querySelector('.sidebar');
  if (!sidebar) return;
  sidebar.querySelectorAll('a[aria-current]').forEach((link) => {
    link.removeAttribute('aria-current');
  });
  sidebar.querySelectorAll(`a[href=${JSON.stringify(path)}]`).forEach((link) => {
    link.setAttribute('aria-current', 'page');
    reveal(link);
    keepInView(sidebar, link);
  });
}

function keepInView(sidebar: Element, link: Element): void {
  const box = sidebar.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < box.top || place.bottom > box.bottom)
    sidebar.scrollTop += place.top - box.top - box.height / 3;
}
