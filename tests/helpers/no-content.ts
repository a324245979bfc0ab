import type { Content } from '../../packages/site/src/content/content';
import { readSearchSettings } from '../../packages/site/src/content/search-settings';

/** A site without content, to which tests add what they need. */
export const NO_CONTENT: Content = {
  pages: [],
  posts: [],
  collections: [],
  fragments: new Map(),
  sidebars: [],
  redirects: { docs: [], blog: [] },
  published: [],
  images: new Map(),
  search: readSearchSettings({ file: 'content/search.yaml', text: '{}' }, [], () => {}),
  library: { entries: [], symbols: new Map(), commands: new Map() },
  problems: [],
};
