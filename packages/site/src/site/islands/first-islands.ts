/** The islands that come with the app: nearly every page has them, and they work without interaction. */
import { type IslandInPage, inPage } from './island';
import { tocFoldIsland, tocIsland } from './TableOfContents';

export const FIRST_ISLANDS: readonly IslandInPage[] = [inPage(tocFoldIsland), inPage(tocIsland)];
