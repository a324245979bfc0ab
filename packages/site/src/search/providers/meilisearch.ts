import { type EnqueuedTaskPromise, Meilisearch } from 'meilisearch';
import type { MeilisearchSearch } from '../../model/site';
import { EXCERPT_WORDS, FOUND, type HostedEngine, type HostedRecord, SEARCHED_FIELDS } from './hosted';

const SETTINGS = {
  searchableAttributes: SEARCHED_FIELDS,
  filterableAttributes: ['lang', 'version'],
  rankingRules: ['words', 'typo', 'proximity', 'attribute', 'exactness', 'boost:desc'],
  separatorTokens: ['@', '#', '_'],
};
/** Indexing a few thousand records takes seconds on a small server. */
const defaultWaitOptions = { timeout: 120_000, interval: 250 };

export function meilisearch({ host, indexName }: MeilisearchSearch, apiKey: string): HostedEngine {
  const client = new Meilisearch({ host, apiKey, defaultWaitOptions });
  return {
    async find({ query, lang, versions, limit, signal }) {
      const filter = [`lang = ${JSON.stringify(lang)}`];
      if (versions) filter.push(`version IN ${JSON.stringify(versions)}`);
      const parameters = {
        limit,
        filter,
        attributesToHighlight: ['title', 'heading', 'text'],
        attributesToCrop: ['text'],
        cropLength: EXCERPT_WORDS,
        highlightPreTag: FOUND.start,
        highlightPostTag: FOUND.end,
      };
      const { hits } = await client.index<HostedRecord>(indexName).search(query, parameters, { signal });
      return hits.map(({ _formatted: marked, ...record }) => ({
        ...record,
        title: marked?.title ?? record.title,
        heading: marked?.heading ?? record.heading,
        text: marked?.text ?? '',
      }));
    },
    async replaceAll(records) {
      const freshName = `${indexName}_new`;
      const fresh = client.index<HostedRecord>(freshName);
      // Updating the settings creates a missing index; a swap needs both indexes.
      for (const name of [freshName, indexName]) await done(client.index(name).updateSettings(SETTINGS));
      await done(fresh.deleteAllDocuments());
      const options = { primaryKey: 'objectID' };
      await Promise.all(fresh.addDocumentsInBatches([...records], undefined, options).map(done));
      await done(client.swapIndexes([{ indexes: [freshName, indexName], rename: false }]));
      await done(client.deleteIndex(freshName));
    },
  };
}

/** Changes are queued on the server; only the finished task reports whether they succeeded. */
async function done(task: EnqueuedTaskPromise): Promise<void> {
  const { status, error } = await task.waitTask();
  if (status !== 'succeeded')
    throw new Error(`Meilisearch could not finish a task: ${error?.message ?? status}`);
}
