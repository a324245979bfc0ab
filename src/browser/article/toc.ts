import { onClick } from '../on-click';

let links: readonly HTMLAnchorElement[] = [];
let current: HTMLAnchorElement | undefined;
let pending = 0;

/** Lets the table of contents follow the scroll: the last heading above the upper third is the current one. */
export function startToc(): void {
  window.addEventListener('scroll', markSoon, { passive: true });
}

/** Goes on with the table of contents of the page that is shown now. */
export function followToc(): void {
  links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
  current = undefined;
  markSoon();
}

/** With the next frame, which lays the page out anyway. */
function markSoon(): void {
  if (pending === 0 && links.length > 0) pending = requestAnimationFrame(mark);
}

function mark(): void {
  pending = 0;
  const line = window.innerHeight / 3;
  current?.removeAttribute('data-current');
  current = undefined;
  for (const link of links) {
    const top = headingTop(link);
    if (top === undefined) continue;
    if (top > line) break;
    current = link;
  }
  current?.setAttribute('data-current', '');
}

/** How far down the window the heading of a link stands. Those of the other syntax are not shown. */
function headingTop({ hash }: HTMLAnchorElement): number | undefined {
  const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
  const { top, height } = heading?.getBoundingClientRect() ?? { top: 0, height: 0 };
  return height > 0 ? top : undefined;
}

/** On narrow screens the table of contents is folded into the article; its links are put there when they are wanted. */
export function startTocFold(): void {
  onClick('.toc-fold > summary', (summary) => {
    const list = document.querySelector('.toc ul');
    if (list && !summary.nextElementSibling) summary.after(list.cloneNode(true));
  });
}
