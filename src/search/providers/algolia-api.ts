/** Calls of Algolia's REST API. Rate limits and server errors are retried. */
import type { AlgoliaSearch } from '../../model/site';

export interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** After the host: `/1/indexes/ligo/query`. */
  readonly path: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export interface ApiOptions {
  readonly config: AlgoliaSearch;
  readonly key: string;
  /** Waits for some milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
  /** How often a call is tried. */
  readonly attempts: number;
}

const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 10_000;

export async function callApi<Answer>(call: ApiCall, options: ApiOptions): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt >= options.attempts;
    const response = await send(call, options).catch((error: unknown) => {
      if (isLast || call.signal?.aborted) throw error;
      return undefined;
    });
    if (response?.ok) return (await response.json()) as Answer;
    const isPassing = !response || response.status === 429 || response.status >= 500;
    if (response && (isLast || !isPassing)) throw new Error(await messageOf(response));
    await (options.wait ?? delay)(retryDelay(attempt, response?.headers.get('retry-after')));
  }
}

function send({ method, path, body, signal }: ApiCall, { config, key }: ApiOptions): Promise<Response> {
  return fetch(hostOf(config) + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': config.applicationId,
      'x-algolia-api-key': key,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
}

function hostOf({ applicationId, host }: AlgoliaSearch): string {
  return host ? host.replace(/\/+$/, '') : `https://${applicationId}-dsn.algolia.net`;
}

/** What the service asks for, otherwise twice as long each time. */
function retryDelay(attempt: number, retryAfter: string | null = null): number {
  const asked = Number(retryAfter) * 1000;
  const own = FIRST_DELAY_MS * 2 ** (attempt - 1);
  return Math.min(MAX_DELAY_MS, asked > 0 ? asked : own);
}

async function messageOf(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => ({}))) as { message?: unknown };
  const said = typeof answer.message === 'string' ? `: ${answer.message}` : '';
  return `The search service answered with status ${response.status}${said}`;
}

export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The path of a call for an index. */
export function indexPath(index: string, what: string): string {
  return `/1/indexes/${encodeURIComponent(index)}/${what}`;
}
