import type { Heading } from '../../model/page';
import { listedHeadings } from '../islands/headings';
import { IslandHost } from '../islands/island';
import { TableOfContents, tocIsland } from '../islands/TableOfContents';

/** The column beside an article. It is there without headings too, so that all articles have the same width. */
export function TocColumn({ headings }: { headings: readonly Heading[] }) {
  const listed = listedHeadings(headings);
  if (listed.length === 0) return <div className="toc-column" />;
  return (
    <IslandHost island={tocIsland} className="toc-column">
      <TableOfContents headings={listed} />
    </IslandHost>
  );
}
