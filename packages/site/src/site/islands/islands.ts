/** All islands. Their names occur as `data-island` in the HTML. */
import { codeSampleIsland } from './CodeSample';
import { copyMenuIsland } from './CopyMenu';
import { offlineButtonIsland } from './OfflineButton';
import { rowFilterIsland } from './RowFilter';
import { tocFoldIsland, tocIsland } from './TableOfContents';
import { tabsIsland } from './Tabs';
import { typeSearchIsland } from './TypeSearch';

export const ISLANDS = [
  codeSampleIsland,
  copyMenuIsland,
  offlineButtonIsland,
  rowFilterIsland,
  tabsIsland,
  tocFoldIsland,
  tocIsland,
  typeSearchIsland,
];
