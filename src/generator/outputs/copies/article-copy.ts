import { type CopyPiece, joinPieces } from '../../../markdown/copy/piece';
import type { SiteConfig } from '../../../model/site';
import type { PageCopy } from '../../output';
import { absolute } from '../addresses';

interface ArticleFacts {
  readonly title: string;
  readonly place?: string;
  readonly path: string;
  readonly pieces: readonly CopyPiece[];
  /** The address of link N, if it has one. */
  readonly hrefs: readonly (string | undefined)[];
}

/** The Markdown of an article. Its links are absolute, because it is read outside of the site. */
export function articleCopy(site: SiteConfig, { title, place, path, pieces, hrefs }: ArticleFacts): PageCopy {
  const addressOf = (link: number) => {
    const href = hrefs[link];
    return href === undefined ? undefined : absolute(site, href.startsWith('#') ? path + href : href);
  };
  return { title, place, text: (view) => joinPieces(pieces, view, addressOf) };
}
