/** All islands. Their names occur as `data-island` in the HTML. */
import { createElement, type ReactElement } from 'react';
import { codeSampleIsland } from './CodeSample';
import { copyMenuIsland } from './CopyMenu';
import { courseProgressIsland } from './CourseProgress';
import { exerciseIsland } from './Exercise';
import { figureStepsIsland } from './FigureSteps';
import { type Island, propsOf } from './island';
import { offlineButtonIsland } from './OfflineButton';
import { predictIsland } from './Predict';
import { rowFilterIsland } from './RowFilter';
import { tocFoldIsland, tocIsland } from './TableOfContents';
import { tabsIsland } from './Tabs';
import { typeSearchIsland } from './TypeSearch';
import { upgradeCheckIsland } from './UpgradeCheck';

/** What the browser needs to know about an island, whatever its props are. */
export interface IslandInPage {
  readonly name: string;
  readonly hydratesWhenIdle?: boolean;
  /** The component with the props of an island in the page. */
  readonly adopt: (host: HTMLElement) => ReactElement;
}

function inPage<Props extends object>(island: Island<Props>): IslandInPage {
  const { name, hydratesWhenIdle, Component } = island;
  return { name, hydratesWhenIdle, adopt: (host) => createElement(Component, propsOf(island, host)) };
}

export const ISLANDS: readonly IslandInPage[] = [
  inPage(codeSampleIsland),
  inPage(copyMenuIsland),
  inPage(courseProgressIsland),
  inPage(exerciseIsland),
  inPage(figureStepsIsland),
  inPage(offlineButtonIsland),
  inPage(predictIsland),
  inPage(rowFilterIsland),
  inPage(tabsIsland),
  inPage(tocFoldIsland),
  inPage(tocIsland),
  inPage(typeSearchIsland),
  inPage(upgradeCheckIsland),
];
