/**
 * Runs in a page: finds overlapping controls, controls with broken words, and clipped file names. Sticky and
 * fixed elements are meant to cover other content.
 */
export function controlProblems(): string[] {
  const CONTROLS = 'a[href], button, summary, input, select, textarea, [role="tab"]';
  const scrolls = 'pre, .table, .signature, .tab-list, .navbar-links';
  const floats = (element: Element): boolean =>
    element !== document.body &&
    (/sticky|fixed/.test(getComputedStyle(element).position) ||
      (element.parentElement !== null && floats(element.parentElement)));
  const name = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 90);
  const controls = [...document.querySelectorAll(CONTROLS)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(scrolls),
  );
  const isBar = new Map([...document.querySelectorAll('header, .to-top')].map((bar) => [bar, floats(bar)]));
  const barOf = (element: Element) =>
    [...isBar.keys()].find((bar) => isBar.get(bar) && bar.contains(element));
  // A visually hidden control is one pixel large.
  const boxes = controls.flatMap((element) =>
    [...element.getClientRects()]
      .filter(({ width, height }) => width > 2 && height > 2)
      .map((box) => ({ element, bar: barOf(element), box })),
  );
  boxes.sort((a, b) => a.box.top - b.box.top);
  const found = new Set<string>();
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      if (other.box.top > one.box.bottom - 1) break;
      const isApart =
        other.box.left > one.box.right - 1 || one.box.left > other.box.right - 1 || one.bar !== other.bar;
      const isInside = one.element.contains(other.element) || other.element.contains(one.element);
      if (!isApart && !isInside) found.add(`${name(one.element)} lies over ${name(other.element)}`);
    }
  });
  const isInText = (element: Element) => element.closest('.article-body, .narrow, .error-text') !== null;
  for (const element of controls.filter((one) => !isInText(one) || one.matches('button, summary'))) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.add(`'${word}' is broken in ${name(element)}`);
      }
    }
  }
  for (const file of document.querySelectorAll('.code-file'))
    if (file.scrollWidth > file.clientWidth) found.add(`The name ${file.textContent} is cut`);
  return [...found];
}
