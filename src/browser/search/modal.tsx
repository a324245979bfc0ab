/** Opens the search modal. It has a React root of its own, so that the shell need not know of it. */
import { createRoot, type Root } from 'react-dom/client';
import type { BrowserConfig } from '../../model/site';
import { latestVersion, splitDocPath } from '../../model/version';
import { SearchModal } from '../../site/search/SearchModal';
import { currentSyntax } from '../preferences/syntax';
import { preferredVersion } from '../preferences/version';
import { storedRecent } from './recent';
import { searchProvider } from './session';

let root: Root | undefined;
let openings = 0;

/** Shows the modal, with a query in it where one is given. One that is open stays as it is. */
export function showSearch(site: BrowserConfig, query = ''): void {
  if (document.querySelector('.search-modal[open]')) return;
  const opening = ++openings;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const { versions } = site.docs;
  const reading = splitDocPath(location.pathname, versions)?.version.name;
  root.render(
    <SearchModal
      key={opening}
      versions={versions.map(({ name }) => name)}
      version={reading ?? preferredVersion(versions) ?? latestVersion(versions).name}
      syntax={currentSyntax()}
      load={async () => searchProvider(site)}
      recent={storedRecent()}
      issueTracker={site.issueTracker}
      searchPath={site.search.path}
      initialQuery={query}
      // One that was closed a moment ago may tell so when the next is open already.
      onClose={() => opening === openings && root?.render(null)}
    />,
  );
}
