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

/** A local server for the part of Algolia's protocol that the site uses. */
export function algoliaServer(answering?: Answering, port?: number): Promise<HostedServer> {
  return hostedServer(answer, answering, port);
}

const TASK: HostedAnswer = { status: 200, body: { taskID: 7, updatedAt: '2025-01-01T00:00:00Z' } };

function answer({ method, path, body }: HostedCall, indexes: Indexes): HostedAnswer {
  const [, encoded = '', what = ''] = /^\/1\/indexes\/([^/?]+)(?:\/(\w+))?/.exec(path) ?? [];
  const name = decodeURIComponent(encoded);
  const records = indexes.get(name) ?? new Map<string, Row>();
  switch (`${method} ${what}`) {
    case 'PUT settings':
      return TASK;
    case 'GET task':
      return { status: 200, body: { status: 'published', pendingTask: false } };
    case 'POST batch':
      for (const { body: record } of (body as { requests: { body: Row }[] }).requests)
        records.set(String(record.objectID), record);
      indexes.set(name, records);
      return TASK;
    case 'POST operation': {
      const { operation, destination } = body as { operation: string; destination: string };
      // Copies have a scope: settings, synonyms and rules, not records.
      if (operation === 'copy') indexes.set(destination, indexes.get(destination) ?? new Map());
      else {
        indexes.set(destination, records);
        indexes.delete(name);
      }
      return TASK;
    }
    case 'DELETE ':
      indexes.delete(name);
      return TASK;
    case 'POST query':
      return { status: 200, body: query(records, body as QueryBody) };
    default:
      return { status: 404, body: { message: 'not found' } };
  }
}

interface QueryBody {
  readonly query: string;
  readonly facetFilters: readonly (string | readonly string[])[];
  readonly hitsPerPage: number;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
}

/** Records that contain the query and match all facets; inner lists are alternatives. */
function query(records: ReadonlyMap<string, Row>, body: QueryBody) {
  const { query: text, facetFilters, highlightPreTag, highlightPostTag } = body;
  const fits = (record: Row, filter: string) => {
    const [facet = '', value = ''] = filter.split(/:(.*)/s);
    return [record[facet]].flat().includes(value);
  };
  const mark = (value: unknown) => ({
    value: String(value).replaceAll(text, `${highlightPreTag}${text}${highlightPostTag}`),
  });
  const hits = [...records.values()]
    .filter((record) => facetFilters.every((filter) => [filter].flat().some((one) => fits(record, one))))
    .filter((record) => contains(record, text))
    .map((record) => ({
      ...record,
      _highlightResult: { title: mark(record.title), heading: mark(record.heading) },
      _snippetResult: { text: mark(record.text) },
    }));
  return { hits: hits.slice(0, body.hitsPerPage), nbHits: hits.length };
}
