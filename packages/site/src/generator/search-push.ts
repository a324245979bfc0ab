/** The command search:push. */
import { hostedRecords } from '../search/index/hosted-records';
import { openEngine } from '../search/providers/hosted';
import { searchJobs } from './search-index';
import type { SiteContent } from './site-content';

/** The environment variable with the key that has write access. */
const ADMIN_KEY = 'SEARCH_ADMIN_KEY';

/** Uploads the records of all versions; a dry run only counts them. Returns an exit code. */
export async function pushSearch(all: SiteContent, isDryRun: boolean): Promise<number> {
  const { locale, search } = all.site;
  const { hosted } = search;
  const records = hostedRecords(searchJobs(all), locale);
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
  console.log(`${records.length} records, ${kilobytes} kB, the largest ${Math.max(0, ...sizes)} bytes.`);
  if (isDryRun) {
    const target = hosted ? `to the index ${hosted.indexName}` : 'once search.hosted is configured';
    console.log(`Dry run: nothing was uploaded. Without --dry-run they go ${target}.`);
    return 0;
  }
  const adminKey = process.env[ADMIN_KEY];
  if (!hosted || !adminKey) {
    const missing = hosted
      ? `Set the environment variable ${ADMIN_KEY} to a key with write access.`
      : 'No hosted search is configured: set search.hosted in site.config.ts.';
    console.log(missing);
    return 1;
  }
  console.log(`Uploading to the index ${hosted.indexName} ...`);
  const engine = await openEngine(hosted, adminKey);
  await engine.replaceAll(records);
  console.log(`Uploaded to the index ${hosted.indexName}.`);
  return 0;
}
