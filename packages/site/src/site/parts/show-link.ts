/** Scrolls a container, and nothing else, to one of its links if that is out of view. */
export function showLink(box: Element, href: string): void {
  const link = box.querySelector(`a[href=${JSON.stringify(href)}]`);
  if (!link) return;
  const outer = box.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < outer.top || bottom > outer.bottom) box.scrollTop += top - outer.top - outer.height / 3;
}
