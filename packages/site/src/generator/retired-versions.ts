/** The addresses of versions that are no longer published. */
import type { Content } from '../content/content';
import { withBase } from '../model/base-url';
import { plainPath } from '../model/route';
import type { SiteConfig } from '../model/site';
import { docPath, latestVersion, type Version } from '../model/version';
import type { Redirect } from './redirects';

/**
 * Each published address of a retired version leads to the same page of the oldest version that is left, or else of the
 * latest; a page that neither has leads where `redirects.yaml` says. An address without any of these gets no redirect,
 * and is reported as lost.
 */
export function retiredRedirects(
  { docs: { retired = [] }, baseUrl }: Pick<SiteConfig, 'docs' | 'baseUrl'>,
  versions: readonly Version[],
  { published, redirects }: Pick<Content, 'published' | 'redirects'>,
): Redirect[] {
  const latest = latestVersion(versions);
  const oldest = versions.at(-1) ?? latest;
  const movedTo = new Map(redirects.docs.map(({ from, to }) => [from, to]));
  const addressOf = (id: string): string | undefined => {
    const ids = [id, movedTo.get(id)];
    for (const version of [oldest, latest])
      for (const name of ids)
        if (version.docs.some((doc) => doc.id === name)) return docPath(version, name ?? id);
    return undefined;
  };
  return retired.flatMap((name) => {
    const start = plainPath(docPath(latest, name));
    const below = published
      .map(({ path }) => withBase(baseUrl, path))
      .filter((path) => path.startsWith(`${start}/`))
      .flatMap((from) => {
        const to = addressOf(from.slice(start.length + 1));
        return to === undefined ? [] : [{ from, to }];
      });
    return [{ from: start, to: oldest.path }, ...below];
  });
}
