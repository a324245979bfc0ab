/** Uploads records to Meilisearch: into a new index, which is then swapped with the old one. */
import { type EnqueuedTaskPromise, Meilisearch, type WaitOptions } from 'meilisearch';
import type { MeilisearchSearch } from '../../model/site';
import type { HostedRecord } from '../hosted-record';

interface MeilisearchPush {
  readonly config: MeilisearchSearch;
  /** A key with write access; it is never part of the site. */
  readonly adminKey: string;
  readonly tell: (line: string) => void;
  readonly wait?: WaitOptions;
}

const SETTINGS = {
  searchableAttributes: ['heading', 'title', 'keywords', 'trail', 'text'],
  filterableAttributes: ['lang', 'version'],
  sortableAttributes: ['boost'],
  rankingRules: ['words', 'typo', 'proximity', 'attribute', 'exactness', 'boost:desc'],
  separatorTokens: ['@', '#', '_'],
};
const RECORDS_PER_CALL = 1000;
/** Indexing a few thousand records takes seconds on a small server. */
const DEFAULT_WAIT: WaitOptions = { timeout: 120_000, interval: 250 };

/** Readers search the old records until the new ones are complete. */
export async function pushToMeilisearch(
  records: readonly HostedRecord[],
  options: MeilisearchPush,
): Promise<void> {
  const { config, adminKey, tell, wait = DEFAULT_WAIT } = options;
  const client = new Meilisearch({ host: config.host, apiKey: adminKey });
  const run = async (task: EnqueuedTaskPromise, mayFail?: string): Promise<void> => {
    const { status, error } = await task.waitTask(wait);
    if (status !== 'succeeded' && error?.code !== mayFail)
      throw new Error(`Meilisearch could not finish a task: ${error?.message ?? status}`);
  };
  const fresh = `${config.indexName}_new`;
  await run(client.deleteIndex(fresh), 'index_not_found');
  await run(client.createIndex(fresh, { primaryKey: 'id' }));
  await run(client.index(fresh).updateSettings(SETTINGS));
  for (let start = 0; start < records.length; start += RECORDS_PER_CALL) {
    const batch = records.slice(start, start + RECORDS_PER_CALL);
    await run(
      client.index(fresh).addDocuments(batch.map((record) => ({ ...record, id: documentId(record) }))),
    );
    tell(`${start + batch.length} of ${records.length} records uploaded.`);
  }
  // A swap needs both indexes.
  await run(client.createIndex(config.indexName, { primaryKey: 'id' }), 'index_already_exists');
  await run(client.swapIndexes([{ indexes: [fresh, config.indexName], rename: false }]));
  await run(client.deleteIndex(fresh));
  tell(`The index ${config.indexName} has the new records.`);
}

/** Ids may contain letters, digits, dashes and underscores only. */
function documentId({ objectID }: HostedRecord): string {
  return objectID.replace(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}_`);
}
