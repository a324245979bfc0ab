import type { ReactNode } from 'react';
import type { Heading } from '../../model/page';
import { CopyMenu, copyMenuIsland } from '../../site/islands/CopyMenu';
import { listedHeadings } from '../../site/islands/headings';
import { IslandHost } from '../../site/islands/island';
import { TableOfContents, TocFold, tocFoldIsland, tocIsland } from '../../site/islands/TableOfContents';

interface ArticleToolsProps {
  readonly path: string;
  readonly version?: string;
  readonly headings: readonly Heading[];
  /** What is said about the article. */
  readonly children: ReactNode;
}

/** What is between the title and the text: facts, the copy menu, and the table of contents of narrow screens. */
export function ArticleTools({ path, version, headings, children }: ArticleToolsProps) {
  return (
    <>
      <div className="article-tools">
        {children}
        <IslandHost island={copyMenuIsland}>
          <CopyMenu path={path} version={version} />
        </IslandHost>
      </div>
      {listedHeadings(headings).length > 0 && (
        <IslandHost island={tocFoldIsland}>
          <TocFold />
        </IslandHost>
      )}
    </>
  );
}

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
