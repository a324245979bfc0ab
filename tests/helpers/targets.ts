/**
 * Runs in a page: the targets that WCAG 2.2 (2.5.8) finds too small. A target is large enough at 24 by 24 px; a smaller
 * one needs a circle of 24 px around it that touches no other target, and links in a line of text are as high as it is.
 */
export function smallTargets(): string[] {
  const SIZE = 24;
  const TARGETS = 'a[href], button, summary, input, select, textarea, [role="tab"], [role="option"]';
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isInLine = (element: Element) => {
    const text = element.parentElement?.closest('p, li, td, th, dd, h1, h2, h3, h4, figcaption, label');
    return (
      getComputedStyle(element).display === 'inline' &&
      text !== null &&
      text !== undefined &&
      text.textContent.trim() !== element.textContent.trim()
    );
  };
  const within = document.querySelector('dialog[open]') ?? document;
  const targets = [...within.querySelectorAll(TARGETS)]
    .filter((element) => isShown(element) && !element.closest('[inert]'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  type Target = (typeof targets)[number];
  const isLarge = ({ box }: Target) => box.width >= SIZE - 0.5 && box.height >= SIZE - 0.5;
  const centre = ({ box }: Target) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const crowds = (one: Target, other: Target) => {
    if (one === other || one.element.contains(other.element) || other.element.contains(one.element))
      return false;
    const { x, y } = centre(one);
    if (!isLarge(other)) {
      const place = centre(other);
      return Math.hypot(place.x - x, place.y - y) < SIZE - 0.5;
    }
    const dx = Math.max(other.box.left - x, 0, x - other.box.right);
    const dy = Math.max(other.box.top - y, 0, y - other.box.bottom);
    return Math.hypot(dx, dy) < SIZE / 2 - 0.5;
  };
  return targets
    .filter((one) => !isLarge(one) && !isInLine(one.element))
    .filter((one) => targets.some((other) => crowds(one, other)))
    .map(({ element, box }) => {
      const size = `${Math.round(box.width)} by ${Math.round(box.height)}`;
      return `${size}: ${element.outerHTML.slice(0, 90)}`;
    });
}

/** Runs in a page: targets that are smaller than a size in one direction, other than links in a line of text. */
export function targetsBelow(size: number): string[] {
  const within = document.querySelector('dialog[open]') ?? document;
  const isInLine = (element: Element) => {
    const text = element.parentElement?.closest(
      'p, li, td, th, dd, h1, h2, h3, h4, span, label, summary, div',
    );
    return (
      getComputedStyle(element).display === 'inline' &&
      text !== undefined &&
      text?.textContent.trim() !== element.textContent.trim()
    );
  };
  const isText = (element: Element) =>
    element.closest('.article-body, .post-list h2, .archive-year, .not-found ul, .steps') !== null;
  return [...within.querySelectorAll('a[href], button, summary, input, select, [role="tab"]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !isInLine(element) && !(element.matches('a') && isText(element)))
    .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.width < size - 0.5 || box.height < size - 0.5))
    .map(({ element, box }) => {
      const place = `${Math.round(box.width)} by ${Math.round(box.height)}`;
      return `${place}: ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 90)}`;
    });
}
