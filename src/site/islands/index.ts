/** All islands. A new one is a component file here, an entry in this list, and its use in a template or in Markdown. */
import { codeSampleIsland } from './CodeSample';
import { copyMenuIsland } from './CopyMenu';
import type { Island } from './island';
import { offlineButtonIsland } from './OfflineButton';
import { rowFilterIsland } from './RowFilter';
import { tocFoldIsland, tocIsland } from './TableOfContents';
import { tabsIsland } from './Tabs';
import { typeSearchIsland } from './TypeSearch';

export const ISLANDS: readonly Island[] = [
  codeSampleIsland,
  copyMenuIsland,
  offlineButtonIsland,
  rowFilterIsland,
  tabsIsland,
  tocFoldIsland,
  tocIsland,
  typeSearchIsland,
];
