/** How much the page exceeds the window's width, and which elements overflow outside scroll containers. */
export function overflow(): { over: number; out: string[] } {
  const { scrollWidth, clientWidth } = document.documentElement;
  const scrolls = (element: Element) =>
    element.closest('pre, .cm-scroller, .table, .signature, .tab-list, .navbar-links') !== null;
  const out = [...document.querySelectorAll('body *')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 0 && right > clientWidth + 1 && !scrolls(element);
  });
  return { over: scrollWidth - clientWidth, out: out.map((element) => element.outerHTML.slice(0, 80)) };
}
