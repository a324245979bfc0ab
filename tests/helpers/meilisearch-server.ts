import {
  type Answering,
  contains,
  type HostedAnswer,
  type HostedCall,
  type HostedServer,
  hostedServer,
  type Indexes,
  type Row,
} from './hosted-server';

/**
 * A server on this machine with the part of Meilisearch's documented HTTP API that the site uses: search, documents,
 * settings, index swaps, and the tasks in which the server makes its changes.
 */
export function meilisearchServer(answering?: Answering, port?: number): Promise<HostedServer> {
  const tasks: unknown[] = [];
  return hostedServer((call, indexes) => answer(call, indexes, tasks), answering, port);
}

const NOT_FOUND = { message: 'Index not found.', code: 'index_not_found', type: 'invalid_request', link: '' };

function answer({ method, path, body }: HostedCall, indexes: Indexes, tasks: unknown[]): HostedAnswer {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const [, first = '', name = '', last = ''] = pathname.split('/').map(decodeURIComponent);
  const documents = indexes.get(name);
  const enqueue = (type: string, isDone = true): HostedAnswer => {
    const status = isDone ? 'succeeded' : 'failed';
    const taskUid = tasks.push({ uid: tasks.length, type, status, error: isDone ? null : NOT_FOUND }) - 1;
    return { status: 202, body: { taskUid, indexUid: name, status: 'enqueued', type, enqueuedAt: '' } };
  };
  switch ([method, first, last].filter(Boolean).join(' ')) {
    case 'GET tasks':
      return { status: 200, body: tasks[Number(name)] };
    case 'PATCH indexes settings':
      if (!documents) indexes.set(name, new Map());
      return enqueue('settingsUpdate');
    case 'DELETE indexes documents':
      documents?.clear();
      return enqueue('documentDeletion', documents !== undefined);
    case 'POST indexes documents': {
      const key = searchParams.get('primaryKey') ?? 'id';
      for (const document of body as Row[]) documents?.set(String(document[key]), document);
      return enqueue('documentAdditionOrUpdate');
    }
    case 'POST swap-indexes': {
      const [{ indexes: names }] = body as [{ indexes: [string, string] }];
      const [one, two] = names.map((uid) => indexes.get(uid));
      if (!one || !two) return enqueue('indexSwap', false);
      indexes.set(names[0], two).set(names[1], one);
      return enqueue('indexSwap');
    }
    case 'DELETE indexes':
      return enqueue('indexDeletion', indexes.delete(name));
    case 'POST indexes search':
      return documents
        ? { status: 200, body: find([...documents.values()], body as SearchBody) }
        : { status: 404, body: NOT_FOUND };
    default:
      return { status: 404, body: NOT_FOUND };
  }
}

interface SearchBody {
  readonly q: string;
  readonly filter: readonly string[];
  readonly limit: number;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

/** Documents that contain the query and fit all filters: `lang = "en"`, `version IN ["1.0.0", "2.0.0"]`. */
function find(
  documents: readonly Row[],
  { q, filter, limit, highlightPreTag, highlightPostTag }: SearchBody,
) {
  const fits = (document: Row, one: string) => {
    const [, field = '', values = ''] = /^(\w+) (?:=|IN) (.+)$/.exec(one) ?? [];
    const wanted = [JSON.parse(values)].flat();
    return [document[field]].flat().some((value) => wanted.includes(value));
  };
  const mark = (value: unknown) => String(value).replaceAll(q, `${highlightPreTag}${q}${highlightPostTag}`);
  const hits = documents
    .filter((document) => filter.every((one) => fits(document, one)) && contains(document, q))
    .map((document) => ({
      ...document,
      _formatted: { title: mark(document.title), heading: mark(document.heading), text: mark(document.text) },
    }));
  return { hits: hits.slice(0, limit), query: q, processingTimeMs: 1, estimatedTotalHits: hits.length };
}
