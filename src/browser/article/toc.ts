let stop: (() => void) | undefined;

/** Lets the table of contents follow the scroll: the last heading above the upper third is the current one. */
export function followToc(): void {
  stop?.();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc a')];
  if (links.length === 0) return;
  let pending = 0;
  const mark = () => {
    pending = 0;
    const line = window.innerHeight / 3;
    let current: HTMLAnchorElement | undefined;
    for (const link of links) {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (!heading || heading.offsetParent === null) continue;
      if (heading.getBoundingClientRect().top > line) break;
      current = link;
    }
    for (const link of links) link.toggleAttribute('data-current', link === current);
  };
  const onScroll = () => {
    if (pending === 0) pending = requestAnimationFrame(mark);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  stop = () => window.removeEventListener('scroll', onScroll);
  // With the next frame, which lays the page out anyway.
  onScroll();
}

/** On narrow screens the table of contents is folded into the article; its links are put there when they are wanted. */
export function startTocFold(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const summary = (target as Element).closest('.toc-fold > summary');
      const list = document.querySelector('.toc ul');
      if (summary && list && !summary.nextElementSibling) summary.after(list.cloneNode(true));
    },
    true,
  );
}
