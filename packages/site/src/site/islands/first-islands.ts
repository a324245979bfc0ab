/** The islands that come with the app, because they work without interaction. */
import { courseProgressIsland } from './CourseProgress';
import { type IslandInPage, inPage } from './island';
import { offlineButtonIsland } from './OfflineButton';
import { tocFoldIsland, tocIsland } from './TableOfContents';

export const FIRST_ISLANDS: readonly IslandInPage[] = [
  inPage(courseProgressIsland),
  inPage(offlineButtonIsland),
  inPage(tocFoldIsland),
  inPage(tocIsland),
];
