/** Islands as HTML, rendered from the same components that the browser hydrates. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { MistakeMarks, PredictionSource } from '../model/exercise';
import { type CodeFigureData, codeSampleIsland } from '../site/islands/CodeSample';
import { exerciseIsland } from '../site/islands/Exercise';
import { figureStepsIsland } from '../site/islands/FigureSteps';
import { type Island, IslandHost } from '../site/islands/island';
import { predictIsland } from '../site/islands/Predict';
import { rowFilterIsland } from '../site/islands/RowFilter';
import { type TabsProps, tabsIsland } from '../site/islands/Tabs';
import { typeSearchIsland } from '../site/islands/TypeSearch';
import { upgradeCheckIsland } from '../site/islands/UpgradeCheck';
import { placeholderFor } from './article';

export function codeSampleHtml(figures: readonly CodeFigureData[]): string {
  return islandHtml(codeSampleIsland, { figures }, 'sample');
}

export function tabsHtml(props: TabsProps): string {
  return islandHtml(tabsIsland, props, props.bySystem ? 'tabs by-system' : 'tabs');
}

/** The editor of an exercise. */
export function exerciseHtml(wrong: readonly MistakeMarks[]): string {
  const mistakes = wrong.map(({ match, fails, passes }) => ({ match, fails, passes }));
  return islandHtml(exerciseIsland, { library: placeholderFor('libraryFile'), mistakes });
}

/** The fields of a prediction. */
export function predictionHtml({ right, choices }: PredictionSource): string {
  return islandHtml(predictIsland, { right, choices });
}

/** The buttons that lead through a figure. */
export function stepsHtml(): string {
  return islandHtml(figureStepsIsland, {});
}

export function rowFilterHtml(label: string): string {
  return islandHtml(rowFilterIsland, { label });
}

export function typeSearchHtml(searchPage: string): string {
  return islandHtml(typeSearchIsland, { action: searchPage });
}

/** `library`: the library file of the page's version. */
export function upgradeCheckHtml(props: {
  versions: readonly string[];
  from: string;
  library: string;
}): string {
  return islandHtml(upgradeCheckIsland, props);
}

function islandHtml<Props extends object>(island: Island<Props>, props: Props, className?: string): string {
  return renderToStaticMarkup(<IslandHost island={island} props={props} className={className} />);
}
