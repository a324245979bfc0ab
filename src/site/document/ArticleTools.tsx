import type { ReactNode } from 'react';
import type { Heading } from '../../model/page';
import { CopyMenu, copyMenuIsland } from '../islands/CopyMenu';
import { listedHeadings } from '../islands/headings';
import { IslandHost } from '../islands/island';
import { TocFold, tocFoldIsland } from '../islands/TocFold';

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
