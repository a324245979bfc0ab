/** `npm run update:addresses`: adds the addresses of new pages to the list of published ones. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfExists } from '../content/files';
import { ADDRESSES, withAddresses } from '../content/published';
import { checkConfig } from './check-site';
import { sitePages } from './pages/site-pages';
import { answeredBy, answeringAddresses } from './published-addresses';
import type { SiteContent } from './site-content';

export async function updateAddresses(
  all: SiteContent,
  root: string,
  log: (line: string) => void,
): Promise<number> {
  checkConfig(all);
  const answered = answeredBy(all, sitePages(all));
  const known = new Set(answered.published.map(({ path }) => path));
  const added = answeringAddresses(answered).filter((path) => !known.has(path));
  const { text } = await readIfExists(root, ADDRESSES, () => {});
  await writeFile(join(root, ADDRESSES), withAddresses(text, added));
  for (const path of added.slice(0, MAX_SHOWN)) log(`+ ${path}`);
  if (added.length > MAX_SHOWN) log(`… and ${added.length - MAX_SHOWN} more`);
  log(`${ADDRESSES}: ${added.length} added, ${known.size + added.length} in all.`);
  return 0;
}

const MAX_SHOWN = 20;
