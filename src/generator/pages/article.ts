import type { Fragment } from '../../content/content';
import { resolveLinks } from '../../content/resolve-links';
import { joinPieces } from '../../markdown/copy/write';
import type { Reporter } from '../../model/problem';
import type { Version } from '../../model/version';
import type { PageCopy } from '../output';
import { absolute } from '../outputs/addresses';
import type { SiteContent } from '../site-content';

export type PageText = ReturnType<typeof resolveArticle>;

/** The text of a page with its links resolved for a version, as HTML and as Markdown. */
export function resolveArticle(
  { site, linkContextOf, hovers }: SiteContent,
  version: Version,
  { file, article, names }: Fragment,
  { path, place }: { readonly path: string; readonly place?: string },
  report: Reporter,
) {
  const { html, hrefs } = resolveLinks(article, file, linkContextOf(version), report);
  // Links of the Markdown are absolute, because it is read outside of the site.
  const addressOf = (link: number) => {
    const href = hrefs[link];
    return href === undefined ? undefined : absolute(site, href.startsWith('#') ? path + href : href);
  };
  const copy: PageCopy = { place, text: (view) => joinPieces(article.copy, view, addressOf) };
  return {
    html,
    headings: article.headings,
    /** The file about the names in its samples, which is loaded when a reader points at one. */
    hover: hovers.pathOf({ names }, version.name),
    /** The documentation that its samples link to. */
    docs: version.path,
    copy,
  };
}
