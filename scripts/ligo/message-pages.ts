/** The pages of this site that explain messages, for commands in a terminal. */
import type { PageAbout } from '@ligo-docs/ligo';
import { entryFields } from '../../packages/site/src/content/collections/schema';
import { readFolder } from '../../packages/site/src/content/files';
import { readFrontMatter } from '../../packages/site/src/content/front-matter';
import { pageAddress } from '../../packages/site/src/model/base-url';
import { type PrintedPattern, pageAbout } from '../../packages/site/src/model/printed-pattern';
import { site } from '../../site.config';

const FOLDER = 'content/messages';

/** Reads the pages of a project. A build reports their mistakes, so they are left out here. */
export async function readMessagePages(root: string): Promise<PageAbout> {
  const ignore = () => {};
  const files = await readFolder(root, FOLDER, '.md', ignore);
  const patterns = files.flatMap((file): PrintedPattern[] => {
    const { printed = [], draft = true } = readFrontMatter(file, entryFields, ignore)?.fields ?? {};
    const path = site.url + pageAddress(site, `/messages/${file.name}`);
    return draft ? [] : printed.map((pattern) => ({ pattern, path }));
  });
  return (message) => pageAbout(message, patterns);
}
