/** The list of everything that a build writes. */
import { join } from 'node:path';
import type { Reporter } from '../../model/problem';
import type { ClientBundle } from '../client/bundle';
import { headerRules, headersFile } from '../headers';
import { notFoundSuggestions } from '../page-list';
import type { Project } from '../project';
import { readFolderFiles } from '../public-files';
import { siteRedirects } from '../redirects';
import type { SearchFile } from '../search-index';
import type { SiteContent } from '../site-content';
import type { WrittenFile } from '../write';
import { iconOutput } from './cards/icons';
import { socialCards } from './cards/social-cards';
import type { SvgRenderer } from './cards/svg-renderer';
import { copyOutput } from './copies/copy-files';
import { pageOutput } from './documents';
import { EXAMPLES_FILE, exampleGroups } from './examples';
import { feedOutput } from './feeds';
import { nginxOutput } from './hosts/nginx';
import { libraryFiles } from './library-files';
import { llmsFile, llmsFullOutput } from './llms';
import { manifestFile } from './manifest';
import { offlineOutput } from './offline/offline-files';
import { openSearchFile } from './opensearch';
import { type Output, singleFile } from './output';
import { redirectOutput } from './redirect-pages';
import { robotsFile } from './robots';
import { sitemapOutput } from './sitemap';

export interface BuildContext {
  readonly project: Project;
  readonly all: SiteContent;
  readonly client: ClientBundle;
  readonly search: Promise<readonly SearchFile[]>;
  readonly svg: SvgRenderer;
  /** Every file that the build has written so far. */
  readonly written: ReadonlyMap<string, WrittenFile>;
  readonly report: Reporter;
}

/** All outputs in the order in which they are written; the lists for offline reading need the hashes of the others. */
export function siteOutputs(build: BuildContext): Output[] {
  const { project, all, client, search, svg, written, report } = build;
  const { site, lastChanges } = all;
  const cards = socialCards(site, svg);
  const redirects = siteRedirects(all, report);
  const rules = headerRules(site, { script: client.boot, style: client.style });
  return [
    pageOutput(all, { client, cards, report }),
    copyOutput(site),
    { site: () => client.assets },
    { site: () => readFolderFiles(join(project.root, 'public')) },
    singleFile('pages.json', () => notFoundSuggestions(all)),
    { site: () => search },
    { site: () => all.hovers.files() },
    { site: () => libraryFiles(all, project.contentRoot) },
    singleFile(EXAMPLES_FILE, () => JSON.stringify(exampleGroups(all))),
    feedOutput(all, lastChanges),
    sitemapOutput(site, lastChanges),
    singleFile('robots.txt', () => robotsFile(site)),
    singleFile('opensearch.xml', () => openSearchFile(site)),
    singleFile('site.webmanifest', () => manifestFile(site)),
    singleFile('llms.txt', () => llmsFile(all)),
    llmsFullOutput(all),
    iconOutput(project.root, svg),
    { site: () => cards.files() },
    singleFile('_headers', () => headersFile(rules)),
    redirectOutput(site, redirects),
    nginxOutput(site, { rules, redirects }),
    offlineOutput(all, { redirects, search, written }),
  ];
}
