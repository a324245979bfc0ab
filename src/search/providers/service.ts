/** Calls of the hosted service: Algolia's REST protocol, with its headers and its way of saying 'not now'. */
import type { HostedSearch } from '../../model/site';

export interface ServiceCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** After the host: `/1/indexes/ligo/query`. */
  readonly path: string;
  readonly body?: unknown;
}

export interface ServiceOptions {
  readonly config: HostedSearch;
  readonly key: string;
  readonly fetch: typeof fetch;
  /** Waits for some milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** How often a call is tried that the service could not answer just then. */
  readonly attempts: number;
}

/** The service has said no, or has not answered as it should. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** Makes a call and gives its answer. Rate limits and faults of the server are waited out, up to a number of attempts. */
export async function callService<Answer>(call: ServiceCall, options: ServiceOptions): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const response = await send(call, options).catch((error: unknown) => ({ failed: error }));
    if ('failed' in response) {
      if (attempt >= options.attempts) throw response.failed;
      await options.wait(pauseAfter(attempt, null));
      continue;
    }
    if (response.ok) return (await response.json()) as Answer;
    const mayPass = response.status === 429 || response.status >= 500;
    if (!mayPass || attempt >= options.attempts) {
      throw new ServiceError(await messageOf(response), response.status);
    }
    await options.wait(pauseAfter(attempt, response.headers.get('retry-after')));
  }
}

function send(
  { method, path, body }: ServiceCall,
  { config, key, fetch: request }: ServiceOptions,
): Promise<Response> {
  return request(hostOf(config) + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': config.applicationId,
      'x-algolia-api-key': key,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** Where the service answers. */
function hostOf({ applicationId, host }: HostedSearch): string {
  return host ? host.replace(/\/+$/, '') : `https://${applicationId}-dsn.algolia.net`;
}

/** As long as the service asks for, else twice as long each time. */
function pauseAfter(attempt: number, retryAfter: string | null): number {
  const asked = Number(retryAfter) * 1000;
  const own = FIRST_PAUSE_MS * 2 ** (attempt - 1);
  return Math.min(LONGEST_PAUSE_MS, asked > 0 ? asked : own);
}

async function messageOf(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => ({}))) as { message?: unknown };
  const said = typeof answer.message === 'string' ? `: ${answer.message}` : '';
  return `The search service answered with status ${response.status}${said}`;
}

/** The path of a call that concerns an index. */
export function indexCall(index: string, what: string): string {
  return `/1/indexes/${encodeURIComponent(index)}/${what}`;
}
