/** Uploads records to Algolia: into a new index, which then replaces the old one. */
import type { AlgoliaConfig } from '../../model/site';
import { type AlgoliaRecord, callAlgolia, delay } from './algolia-api';

interface PushOptions {
  readonly config: AlgoliaConfig;
  /** A key with write access; it is never part of the site. */
  readonly adminKey: string;
  readonly tell: (line: string) => void;
  readonly wait?: typeof delay;
}

const SETTINGS = {
  searchableAttributes: ['heading', 'title', 'keywords', 'trail', 'text'],
  attributesForFaceting: ['filterOnly(lang)', 'filterOnly(version)', 'kind'],
  customRanking: ['desc(boost)'],
  attributesToSnippet: ['text:24'],
  separatorsToIndex: '@#_',
};
const RECORDS_PER_CALL = 500;
const ATTEMPTS = 6;
const MAX_POLLS = 120;
const POLL_MS = 1000;

/** Readers search the old records until the new ones are complete. */
export async function pushToAlgolia(records: readonly AlgoliaRecord[], options: PushOptions): Promise<void> {
  const { config, adminKey, tell, wait = delay } = options;
  const { applicationId, indexName, host = `https://${applicationId}.algolia.net` } = config;
  const service = { host, applicationId, key: adminKey, attempts: ATTEMPTS, wait };
  const fresh = `${indexName}_new`;
  /** Makes a change of the new index, and waits until the service has made it. */
  const change = async (method: 'POST' | 'PUT', path: string, body: unknown, target = fresh) => {
    const call = { method, index: fresh, path, body };
    const { taskID } = await callAlgolia<{ taskID: number }>(call, service);
    for (let poll = 0; poll < MAX_POLLS; poll++) {
      const task = { method: 'GET', index: target, path: `task/${taskID}` } as const;
      const { status } = await callAlgolia<{ status: string }>(task, service);
      if (status === 'published') return;
      await wait(POLL_MS);
    }
    throw new Error(`The search service has not finished task ${taskID}.`);
  };
  await change('PUT', 'settings', SETTINGS);
  await change('POST', 'batch', { requests: [{ action: 'clear' }] });
  for (let start = 0; start < records.length; start += RECORDS_PER_CALL) {
    const part = records.slice(start, start + RECORDS_PER_CALL);
    const requests = part.map((body) => ({ action: 'updateObject', body }));
    await change('POST', 'batch', { requests });
    tell(`${start + part.length} of ${records.length} records uploaded.`);
  }
  await change('POST', 'operation', { operation: 'move', destination: indexName }, indexName);
  tell(`The index ${indexName} has the new records.`);
}
