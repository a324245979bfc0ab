/** The id of a build, which every page carries. */
import { listFiles } from '../content/files';
import { ADDRESSES } from '../content/published';
import { FACT_SOURCES } from '../content/sources';
import type { SiteConfig } from '../model/site';
import { hashFiles, hashSources, hashText } from './cache';
import type { ClientBundle } from './client/bundle';
import type { LastChanges } from './outputs/last-changes';
import type { Project } from './project';

const ID_LENGTH = 12;

/** What the pages of a build are made of, besides the code and the content. */
export interface PageInputs {
  readonly site: SiteConfig;
  readonly client: Pick<ClientBundle, 'assets' | 'boot' | 'style' | 'frontStyle'>;
  readonly lastChanges: LastChanges;
}

/** What writers and checks read, and no page shows. */
const ON_NO_PAGE: ReadonlySet<string> = new Set([FACT_SOURCES, ADDRESSES]);

/**
 * Differs whenever a text, a style or a script does: a page of another build must not be shown inside of an open one,
 * whose sidebar, search and scripts belong to its own.
 */
export async function buildId(
  { root, contentRoot }: Pick<Project, 'root' | 'contentRoot'>,
  { site, client, lastChanges }: PageInputs,
): Promise<string> {
  const texts = (await listFiles(contentRoot, 'content')).filter((file) => !ON_NO_PAGE.has(file));
  const inputs = [
    await hashSources(root),
    await hashFiles(contentRoot, texts),
    site,
    client.assets.map(({ file }) => file).sort(),
    client.boot,
    client.style,
    client.frontStyle,
    [...lastChanges],
  ];
  return hashText(JSON.stringify(inputs)).slice(0, ID_LENGTH);
}
