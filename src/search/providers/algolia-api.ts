/** Calls of Algolia's REST API. Rate limits and server errors are retried. */
import type { ResultKind } from '../../model/search';
import type { AlgoliaConfig } from '../../model/site';
import type { Syntax } from '../../model/syntax';

/** A section of a page in Algolia's index. Queries filter by `lang` and `version`. */
export interface AlgoliaRecord {
  readonly objectID: string;
  readonly lang: string;
  readonly version: readonly string[];
  readonly kind: ResultKind;
  /** The page within a version, or within the site if versions do not have their own. */
  readonly page: string;
  readonly anchor: string;
  readonly title: string;
  readonly heading: string;
  readonly trail: readonly string[];
  readonly keywords: readonly string[];
  readonly text: string;
  readonly syntax?: Syntax;
  readonly deprecated?: boolean;
  /** Breaks ties: the larger comes first. */
  readonly boost: number;
}

interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly index: string;
  /** What is called of the index: `query`. */
  readonly path: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

interface Service {
  readonly host: string;
  readonly applicationId: string;
  readonly key: string;
  /** How often a call is tried. */
  readonly attempts: number;
  readonly wait?: typeof delay;
}

const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 10_000;

export async function callAlgolia<Answer>(call: ApiCall, service: Service): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === service.attempts;
    const response = await send(call, service).catch((error: unknown) => {
      if (isLast || call.signal?.aborted) throw error;
    });
    if (response?.ok) return (await response.json()) as Answer;
    const isTemporary = !response || response.status === 429 || response.status >= 500;
    if (response && (isLast || !isTemporary)) throw new Error(await messageOf(response));
    const asked = Number(response?.headers.get('retry-after')) * 1000;
    await (service.wait ?? delay)(Math.min(MAX_DELAY_MS, asked || FIRST_DELAY_MS * 2 ** (attempt - 1)));
  }
}

/** The address for queries, which is nearer to readers than the one for changes. */
export function searchHost({ applicationId, host }: AlgoliaConfig): string {
  return host ?? `https://${applicationId}-dsn.algolia.net`;
}

export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function send(
  { method, index, path, body, signal }: ApiCall,
  { host, applicationId, key }: Service,
): Promise<Response> {
  return fetch(`${host}/1/indexes/${encodeURIComponent(index)}/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': applicationId,
      'x-algolia-api-key': key,
    },
    body: JSON.stringify(body),
    signal,
  });
}

async function messageOf(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => ({}))) as { message?: unknown };
  const said = typeof answer.message === 'string' ? `: ${answer.message}` : '';
  return `The search service answered with status ${response.status}${said}`;
}
