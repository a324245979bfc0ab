/** Uploads records to Algolia: into a new index, which then replaces the old one. */
import type { AlgoliaSearch } from '../../model/site';
import type { HostedRecord } from '../hosted-record';
import { type ApiCall, type ApiOptions, callApi, delay, indexPath } from './algolia-api';

interface AlgoliaPush {
  readonly config: AlgoliaSearch;
  /** A key with write access; it is never part of the site. */
  readonly adminKey: string;
  readonly tell: (line: string) => void;
  readonly wait?: ApiOptions['wait'];
}

const ALGOLIA_SETTINGS = {
  searchableAttributes: ['heading', 'title', 'keywords', 'trail', 'text'],
  attributesForFaceting: ['filterOnly(lang)', 'filterOnly(version)', 'kind'],
  customRanking: ['desc(boost)'],
  attributesToSnippet: ['text:24'],
  separatorsToIndex: '@#_',
} as const;
const RECORDS_PER_CALL = 500;
const ATTEMPTS = 6;
const MAX_POLLS = 120;
const POLL_MS = 1000;

/** Readers search the old records until the new ones are complete. */
export async function pushToAlgolia(records: readonly HostedRecord[], options: AlgoliaPush): Promise<void> {
  const { config, tell } = options;
  const service: ApiOptions = {
    config: { ...config, host: config.host ?? `https://${config.applicationId}.algolia.net` },
    key: options.adminKey,
    attempts: ATTEMPTS,
    wait: options.wait,
  };
  const fresh = `${config.indexName}_new`;
  const run = async (call: ApiCall, index: string) => {
    const { taskID } = await callApi<{ taskID?: number }>(call, service);
    if (taskID !== undefined) await untilDone(index, taskID, service);
  };
  await run({ method: 'PUT', path: indexPath(fresh, 'settings'), body: ALGOLIA_SETTINGS }, fresh);
  await run(batchCall(fresh, [{ action: 'clear' }]), fresh);
  for (let start = 0; start < records.length; start += RECORDS_PER_CALL) {
    const part = records.slice(start, start + RECORDS_PER_CALL);
    const requests = part.map((body) => ({ action: 'updateObject', body }));
    await run(batchCall(fresh, requests), fresh);
    tell(`${start + part.length} of ${records.length} records uploaded.`);
  }
  const move = { operation: 'move', destination: config.indexName };
  await run({ method: 'POST', path: indexPath(fresh, 'operation'), body: move }, config.indexName);
  tell(`The index ${config.indexName} has the new records.`);
}

function batchCall(index: string, requests: readonly unknown[]): ApiCall {
  return { method: 'POST', path: indexPath(index, 'batch'), body: { requests } };
}

/** The service makes changes after it has accepted them. */
async function untilDone(index: string, task: number, service: ApiOptions): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll++) {
    const { status } = await callApi<{ status?: string }>(
      { method: 'GET', path: indexPath(index, `task/${task}`) },
      service,
    );
    if (status === 'published') return;
    await (service.wait ?? delay)(POLL_MS);
  }
  throw new Error(`The search service has not finished task ${task}.`);
}
