/** Islands as HTML, rendered from the same components that the browser hydrates. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type CodeFigureData, CodeSample, codeSampleIsland } from '../site/islands/CodeSample';
import { type Island, IslandHost } from '../site/islands/island';
import { RowFilter, rowFilterIsland } from '../site/islands/RowFilter';
import { type TabData, Tabs, tabsIsland } from '../site/islands/Tabs';
import { TypeSearch, typeSearchIsland } from '../site/islands/TypeSearch';

export function codeSampleHtml(figures: readonly CodeFigureData[]): string {
  return islandHtml(codeSampleIsland, <CodeSample figures={figures} />, 'sample');
}

export function tabsHtml(tabs: readonly TabData[]): string {
  return islandHtml(tabsIsland, <Tabs tabs={tabs} />, 'tabs');
}

export function rowFilterHtml(label: string): string {
  return islandHtml(rowFilterIsland, <RowFilter label={label} />);
}

export function typeSearchHtml(searchPage: string): string {
  return islandHtml(typeSearchIsland, <TypeSearch action={searchPage} />);
}

function islandHtml(island: Island, component: ReactElement, className?: string): string {
  return renderToStaticMarkup(
    <IslandHost island={island} className={className}>
      {component}
    </IslandHost>,
  );
}
