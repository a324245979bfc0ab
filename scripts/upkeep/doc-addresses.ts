/** The addresses of the docs for a list of versions, known without compiling any text. */
import type { PublishedAddress } from '../../packages/site/src/content/published';
import type { Redirects } from '../../packages/site/src/content/redirects';
import { answeringAddresses, checkAddresses } from '../../packages/site/src/generator/published-addresses';
import { siteRedirects } from '../../packages/site/src/generator/redirects';
import { retiredRedirects } from '../../packages/site/src/generator/retired-versions';
import type { SiteConfig } from '../../packages/site/src/model/site';
import {
  docPath,
  isInRange,
  type Version,
  type VersionConfig,
  type VersionRange,
} from '../../packages/site/src/model/version';

export interface RangedPage extends VersionRange {
  /** `docs/data-types/lists` */
  readonly name: string;
}

interface Docs {
  readonly site: SiteConfig;
  readonly pages: readonly RangedPage[];
  readonly redirects: Redirects;
  readonly published: readonly PublishedAddress[];
}

/** All addresses of the docs that answer, and the published ones that do not. */
export function docAddresses({ site, pages, redirects, published }: Docs) {
  const versions = site.docs.versions.map((config) => withDocs(config, pages));
  const all = [
    ...siteRedirects(redirects.docs, versions, () => {}),
    ...retiredRedirects({ docs: site.docs, baseUrl: '/' }, versions, { published, redirects }),
  ];
  const answered = {
    baseUrl: '/',
    published: published.filter(({ path }) => path === '/docs' || path.startsWith('/docs/')),
    pages: versions.flatMap(({ path, docs }) => [path, ...docs.map((doc) => doc.path)]),
    redirects: all,
  };
  const lost = checkAddresses(answered).filter(({ isError }) => isError);
  const lines = new Set(lost.map(({ line }) => line));
  return {
    addresses: answeringAddresses(answered),
    lost: answered.published.filter(({ line }) => lines.has(line)).map(({ path }) => path),
  };
}

function withDocs(config: VersionConfig, pages: readonly RangedPage[]): Version {
  const docs = pages
    .filter((page) => page.name.startsWith('docs/') && isInRange(config.name, page))
    .map(({ name }) => ({ id: name.slice(5), path: docPath(config, name.slice(5)) }));
  return { ...config, docs, mainDocId: '', draftIds: [], sidebars: {} };
}
