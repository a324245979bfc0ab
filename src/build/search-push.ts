/** The command search:push. */
import { hostedRecords } from '../search/index/hosted-records';
import { searchSource } from '../search/index/source';
import { pushRecords } from '../search/providers/push';
import type { SiteContent } from './site-content';

/** The variable of the environment that holds the key which may write. */
export const ADMIN_KEY = 'SEARCH_ADMIN_KEY';

interface PushCommand {
  readonly dryRun: boolean;
  readonly adminKey: string | undefined;
  readonly tell: (line: string) => void;
}

/** Uploads the records of all versions, or only tells what would be uploaded. Answers with an exit code. */
export async function pushSearch(all: SiteContent, { dryRun, adminKey, tell }: PushCommand): Promise<number> {
  const { search, locale } = all.site;
  const versions = all.versions.map((current) => ({
    version: current.version.name,
    pages: searchSource(all.content, current),
  }));
  const records = hostedRecords(versions, locale);
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
  tell(`${records.length} records, ${kilobytes} kB, the largest ${Math.max(0, ...sizes)} bytes.`);
  if (dryRun) {
    const target = search.hosted
      ? `to the index ${search.hosted.indexName}`
      : 'once search.hosted is configured';
    tell(`Dry run: nothing was uploaded. Without --dry-run they go ${target}.`);
    return 0;
  }
  if (!search.hosted) {
    tell('No hosted search is configured: set search.hosted in site.config.ts.');
    return 1;
  }
  if (!adminKey) {
    tell(`A key that may write is needed: set it in the variable ${ADMIN_KEY}.`);
    return 1;
  }
  await pushRecords(records, { config: search.hosted, adminKey, tell });
  return 0;
}
