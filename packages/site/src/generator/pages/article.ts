import type { Fragment } from '../../content/content';
import { resolveLinks } from '../../content/resolve-links';
import { joinPieces } from '../../markdown/copy/write';
import type { CopyView } from '../../model/copy';
import type { Heading } from '../../model/page';
import type { Problem } from '../../model/problem';
import type { Version } from '../../model/version';
import { absolute } from '../outputs/addresses';
import type { SiteContent } from '../site-content';

/** A text with the links of a version. */
export interface PageText {
  readonly html: string;
  readonly headings: readonly Heading[];
  /** The hover file, which is loaded when a reader points at a name in a sample. */
  readonly hover: string | undefined;
  /** The documentation that its samples link to. */
  readonly docs: string;
  readonly copy: (view: CopyView) => string;
}

/** Resolves the links of a text for a version; returns it as HTML and Markdown. `path` is the page's. */
export function resolveArticle(
  { site, linkContextOf, hovers, problems }: SiteContent,
  version: Version,
  { file, article, names }: Fragment,
  path: string,
): PageText {
  const report = (problem: Problem) => problems.push(problem);
  const { html, hrefs } = resolveLinks(article, file, linkContextOf(version), report);
  // Links in Markdown are absolute, because it is read outside of the site.
  const addressOf = (link: number) => {
    const href = hrefs[link];
    return href === undefined ? undefined : absolute(site, href.startsWith('#') ? path + href : href);
  };
  return {
    html,
    headings: article.headings,
    hover: hovers.pathOf({ names }, version.name),
    docs: version.path,
    copy: (view) => joinPieces(article.copy, view, addressOf),
  };
}
