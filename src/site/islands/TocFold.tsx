import { useEffect, useState } from 'react';
import { HeadingList } from './HeadingList';
import { type ListedHeading, readHeadings } from './headings';
import type { Island } from './island';
import { TOC_TITLE } from './TableOfContents';

/** The table of contents on narrow screens. Its links are in the page once, beside the article. */
export function TocFold() {
  const [headings, setHeadings] = useState<readonly ListedHeading[]>();
  useEffect(() => setHeadings(readHeadings(document)), []);
  return (
    <details className="fold toc-fold">
      <summary>{TOC_TITLE}</summary>
      {headings && <HeadingList headings={headings} />}
    </details>
  );
}

export const tocFoldIsland: Island = {
  name: 'toc-fold',
  hydrates: 'on-interaction',
  adopt: () => <TocFold />,
};
