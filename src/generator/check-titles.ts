import type { Problem } from '../model/problem';
import type { SiteContent } from './site-content';

/** Pages of one version that share a title: readers cannot tell them apart in tabs and search results. */
export function checkTitles({ versions, pagesById }: SiteContent): Problem[] {
  return versions.flatMap(({ version }) => {
    const owners = new Map<string, string>();
    return version.docs.flatMap(({ id }): Problem[] => {
      const page = pagesById.get(id);
      if (!page) return [];
      const owner = owners.get(page.title);
      owners.set(page.title, owner ?? page.file);
      if (!owner) return [];
      const message = `The title '${page.title}' is also that of ${owner}: choose another, and keep the short one as sidebar_label.`;
      return [{ file: page.file, line: 1, message }];
    });
  });
}
