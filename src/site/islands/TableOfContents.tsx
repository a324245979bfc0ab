import { useEffect, useRef } from 'react';
import { HeadingList } from './HeadingList';
import { type ListedHeading, readHeadings } from './headings';
import type { Island } from './island';
import { useCurrentHeading } from './use-current-heading';

export const TOC_TITLE = 'On this page';

/** The table of contents beside an article; it follows the scroll position. */
export function TableOfContents({ headings }: { headings: readonly ListedHeading[] }) {
  const toc = useRef<HTMLElement>(null);
  const current = useCurrentHeading(headings);
  useEffect(() => {
    if (current && toc.current) keepInView(toc.current, current);
  }, [current]);
  return (
    <nav ref={toc} className="toc" aria-labelledby="toc-title">
      <p id="toc-title">{TOC_TITLE}</p>
      <HeadingList headings={headings} current={current} />
    </nav>
  );
}

/** Scrolls a long table of contents, and nothing else, so that a link in it is seen. */
function keepInView(toc: HTMLElement, id: string): void {
  const link = toc.querySelector(`a[href=${JSON.stringify(`#${id}`)}]`);
  if (!link) return;
  const box = toc.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) toc.scrollTop += top - box.top - box.height / 3;
}

export const tocIsland: Island = {
  name: 'toc',
  hydrates: 'when-idle',
  adopt: (host) => <TableOfContents headings={readHeadings(host)} />,
};
