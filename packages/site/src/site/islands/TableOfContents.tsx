import { useEffect, useRef, useState } from 'react';
import type { Heading } from '../../model/page';
import { RawHtml } from '../parts/RawHtml';
import { showLink } from '../parts/show-link';
import { type Island, propsOf } from './island';

const TITLE = 'On this page';

/** The headings of levels 2 and 3; none if there is only one. */
export function listedHeadings(headings: readonly Heading[]): readonly Heading[] {
  const listed = headings.filter(({ depth }) => depth === 2 || depth === 3);
  return listed.length < 2 ? [] : listed;
}

interface TocProps {
  readonly headings: readonly Heading[];
}

/**
 * The table of contents beside an article; it marks the heading at the scroll position.
 * @internal
 */
export function TableOfContents({ headings }: TocProps) {
  const toc = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const update = () => setCurrent(headings.filter(({ id }) => isPassed(id)).pop()?.id);
    // In the next frame, to avoid a forced layout. Scroll events fire once per frame anyway.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      window.removeEventListener('scroll', update);
      cancelAnimationFrame(frame);
    };
  }, [headings]);
  useEffect(() => {
    if (current && toc.current) showLink(toc.current, `#${current}`);
  }, [current]);
  return (
    <nav ref={toc} className="toc" aria-labelledby="toc-title">
      <p id="toc-title">{TITLE}</p>
      <HeadingList headings={headings} current={current} />
    </nav>
  );
}

/** Whether a heading is within or above the top third of the window. Hidden headings have no height. */
function isPassed(id: string): boolean {
  const heading = document.getElementById(id);
  // Measuring a heading in closed details would lay out all that they hide.
  if (!heading || heading.closest('details:not([open])')) return false;
  const { top, height } = heading.getBoundingClientRect();
  return height > 0 && top <= window.innerHeight / 3;
}

/** The table of contents on narrow screens, with the headings of the one beside the article: they are sent once. */
function TocFold() {
  const [headings, setHeadings] = useState<readonly Heading[]>();
  useEffect(() => {
    const other = document.querySelector<HTMLElement>(`[data-island="${tocIsland.name}"]`);
    if (other) setHeadings(propsOf(tocIsland, other).headings);
  }, []);
  return (
    <details className="fold toc-fold">
      <summary>{TITLE}</summary>
      {headings && <HeadingList headings={headings} />}
    </details>
  );
}

type HeadingListProps = { headings: readonly Heading[]; current?: string };

/** Links to headings, with the current one marked; those for one syntax are shown only to its readers. */
function HeadingList({ headings, current }: HeadingListProps) {
  return (
    <ul>
      {headings.map(({ id, html, depth, syntax }) => (
        <li key={id} className={syntax ? `toc-${depth} s-${syntax}` : `toc-${depth}`}>
          <RawHtml tag="a" href={`#${id}`} data-current={id === current ? '' : undefined} html={html} />
        </li>
      ))}
    </ul>
  );
}

export const tocIsland: Island<TocProps> = {
  name: 'toc',
  Component: TableOfContents,
  hydratesWhenIdle: true,
};

export const tocFoldIsland: Island = { name: 'toc-fold', Component: TocFold };
