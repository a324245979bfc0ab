/** The islands that are loaded when the reader first approaches one. Their names occur as `data-island` in the HTML. */
import { codeSampleIsland } from './CodeSample';
import { copyMenuIsland } from './CopyMenu';
import { exerciseIsland } from './Exercise';
import { figureStepsIsland } from './FigureSteps';
import { type IslandInPage, inPage } from './island';
import { predictIsland } from './Predict';
import { rowFilterIsland } from './RowFilter';
import { tabsIsland } from './Tabs';
import { typeSearchIsland } from './TypeSearch';
import { upgradeCheckIsland } from './UpgradeCheck';

export const ISLANDS: readonly IslandInPage[] = [
  inPage(codeSampleIsland),
  inPage(copyMenuIsland),
  inPage(exerciseIsland),
  inPage(figureStepsIsland),
  inPage(predictIsland),
  inPage(rowFilterIsland),
  inPage(tabsIsland),
  inPage(typeSearchIsland),
  inPage(upgradeCheckIsland),
];
