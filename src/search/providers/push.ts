/** Uploads the records to the hosted service: into a new index first, which then takes the place of the old one. */
import type { HostedSearch } from '../../model/site';
import { HOSTED_SETTINGS, type HostedRecord } from '../hosted-record';
import { callService, indexCall, type ServiceCall, type ServiceOptions } from './service';

export interface PushOptions {
  readonly config: HostedSearch;
  /** A key that may write; it is never part of the site. */
  readonly adminKey: string;
  readonly tell: (line: string) => void;
  readonly fetch?: typeof fetch;
  readonly wait?: ServiceOptions['wait'];
}

interface Task {
  readonly taskID?: number;
}

const RECORDS_PER_CALL = 500;
const ATTEMPTS = 6;
const MOST_POLLS = 120;
const POLL_MS = 1000;

/** Replaces all records of the index. Readers search the old ones until the new ones are complete. */
export async function pushRecords(records: readonly HostedRecord[], options: PushOptions): Promise<void> {
  const { config, tell } = options;
  const wait = options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  const service: ServiceOptions = {
    config: { ...config, host: config.host ?? `https://${config.applicationId}.algolia.net` },
    key: options.adminKey,
    attempts: ATTEMPTS,
    fetch: options.fetch ?? fetch,
    wait,
  };
  const fresh = `${config.indexName}_new`;
  const run = async (call: ServiceCall, index: string) => {
    const { taskID } = await callService<Task>(call, service);
    if (taskID !== undefined) await untilDone(index, taskID, service);
  };
  await run({ method: 'PUT', path: indexCall(fresh, 'settings'), body: HOSTED_SETTINGS }, fresh);
  await run(batchCall(fresh, [{ action: 'clear' }]), fresh);
  for (let start = 0; start < records.length; start += RECORDS_PER_CALL) {
    const part = records.slice(start, start + RECORDS_PER_CALL);
    await run(
      batchCall(
        fresh,
        part.map((body) => ({ action: 'updateObject', body })),
      ),
      fresh,
    );
    tell(`${Math.min(start + RECORDS_PER_CALL, records.length)} of ${records.length} records are uploaded.`);
  }
  const move = { operation: 'move', destination: config.indexName };
  await run({ method: 'POST', path: indexCall(fresh, 'operation'), body: move }, config.indexName);
  tell(`The index ${config.indexName} has the new records.`);
}

function batchCall(index: string, requests: readonly unknown[]): ServiceCall {
  return { method: 'POST', path: indexCall(index, 'batch'), body: { requests } };
}

/** Changes are made later than they are accepted; the next step waits for them. */
async function untilDone(index: string, task: number, service: ServiceOptions): Promise<void> {
  for (let poll = 0; poll < MOST_POLLS; poll++) {
    const { status } = await callService<{ status?: string }>(
      { method: 'GET', path: indexCall(index, `task/${task}`) },
      service,
    );
    if (status === 'published') return;
    await service.wait(POLL_MS);
  }
  throw new Error(`The search service has not finished task ${task}.`);
}
