/** The islands that are loaded when the reader first approaches one, or the page has one that works without that. Their names occur as `data-island` in the HTML. */
import { codeSampleIsland } from './CodeSample';
import { copyMenuIsland } from './CopyMenu';
import { courseProgressIsland } from './CourseProgress';
import { exerciseIsland } from './Exercise';
import { figureStepsIsland } from './FigureSteps';
import { type IslandInPage, inPage } from './island';
import { offlineButtonIsland } from './OfflineButton';
import { predictIsland } from './Predict';
import { rowFilterIsland } from './RowFilter';
import { tabsIsland } from './Tabs';
import { typeSearchIsland } from './TypeSearch';
import { upgradeCheckIsland } from './UpgradeCheck';

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
  inPage(typeSearchIsland),
  inPage(upgradeCheckIsland),
];
