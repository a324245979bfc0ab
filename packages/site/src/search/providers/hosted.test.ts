import { describe, expect, it } from 'vitest';
import { hostedSearch, idsOf, LOCAL, RECORDS, request } from '../../../../../tests/helpers/hosted-search';
import { type HostedRecord, hostedProvider } from './hosted';

describe.each(['algolia', 'meilisearch'] as const)('search by %s', (engine) => {
  it('groups the hits by page and marks what was found as pieces of text', async () => {
    const { provider } = await hostedSearch(engine);
    const { pages, total, suggestions } = await provider.search(request());
    expect([total, suggestions]).toEqual([2, []]);
    expect(pages.map(({ id, kind, versions }) => [id, kind, versions])).toEqual([
      ['data-types/maps', 'guide', ['2.1.0']],
      ['blog/post', 'blog', []],
    ]);
    expect(pages[1]?.hits[0]?.href).toBe('/blog/post?mark=map');
    expect(pages[0]?.hits).toMatchObject([
      {
        href: '/docs/data-types/maps?mark=map',
        anchor: '',
        excerpt: [
          { text: 'A ', found: false },
          { text: 'map', found: true },
          { text: ' has <b>keys</b>.', found: false },
        ],
      },
      {
        href: '/docs/data-types/maps?lang=cameligo&mark=map#adding',
        anchor: 'adding',
        title: [
          { text: 'Adding to a ', found: false },
          { text: 'map', found: true },
        ],
        syntax: 'cameligo',
      },
    ]);
  });

  it('searches several versions at once', async () => {
    const { provider } = await hostedSearch(engine);
    const { pages } = await provider.search(request({ versions: ['2.1.0', '1.6.0'] }));
    expect(pages.find(({ id }) => id === 'maps/old')).toMatchObject({
      versions: ['1.6.0'],
      hits: [{ href: '/docs/1.6.0/maps/old?mark=map' }],
    });
  });

  it('searches all versions if configured to', async () => {
    const { provider } = await hostedSearch(engine, undefined, false);
    const { pages } = await provider.search(request());
    expect(pages.map(({ id }) => id)).toEqual(['data-types/maps', 'maps/old', 'blog/post']);
  });

  it('leaves types to the local index', async () => {
    const { provider, calls } = await hostedSearch(engine);
    expect(await provider.search(request({ query: 'list<a> => nat' }))).toBe(LOCAL);
    expect(calls).toEqual([]);
  });

  it('offers suggestions where nothing is found', async () => {
    const { provider } = await hostedSearch(engine);
    const { total, suggestions } = await provider.search(request({ query: 'nothing at all' }));
    expect(total).toBe(0);
    expect(suggestions.length).toBeGreaterThan(0);
  });

  it.each([400, 403, 404])('does not retry after status %i', async (status) => {
    const body = { message: 'No.', code: 'invalid_api_key', type: 'auth', link: '' };
    const { provider, calls } = await hostedSearch(engine, () => ({ status, body }));
    await expect(provider.search(request())).rejects.toThrow('No.');
    expect(calls).toHaveLength(1);
  });

  it('reports that the server cannot be reached', async () => {
    const { provider, close } = await hostedSearch(engine);
    close();
    await expect(provider.search(request())).rejects.toThrow();
  });

  it('rejects aborted requests', async () => {
    const { provider } = await hostedSearch(engine);
    const controller = new AbortController();
    const answer = provider.search(request(), { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toThrow();
  });

  it('has all new records and no old ones after an upload, with the key that may write', async () => {
    const { indexes, calls, writer } = await hostedSearch(engine);
    const records = RECORDS.map((record) => ({ ...record, objectID: `new_${record.objectID}` }));
    await writer.replaceAll(records);
    expect([...indexes.keys()]).toEqual(['docs']);
    expect(idsOf(indexes, 'docs')).toEqual(records.map(({ objectID }) => objectID));
    expect(calls.every(({ headers }) => JSON.stringify(headers).includes('secret'))).toBe(true);
  });

  it('uploads to an index that does not exist yet', async () => {
    const { indexes, writer } = await hostedSearch(engine);
    indexes.clear();
    await writer.replaceAll(RECORDS);
    expect(idsOf(indexes, 'docs')).toHaveLength(RECORDS.length);
  });

  it('uploads many records in batches', async () => {
    const { indexes, calls, writer } = await hostedSearch(engine);
    await writer.replaceAll(
      Array.from({ length: 1201 }, (_, n) => ({ ...RECORDS[0], objectID: `page_${n}` }) as HostedRecord),
    );
    expect(indexes.get('docs')?.size).toBe(1201);
    expect(calls.filter(({ path }) => /batch|documents\?/.test(path))).toHaveLength(2);
  });

  it('leaves the old records in place when the key may not write', async () => {
    const body = { message: 'Invalid key', code: 'invalid_api_key', type: 'auth', link: '' };
    const { indexes, writer } = await hostedSearch(engine, () => ({ status: 403, body }));
    await expect(writer.replaceAll([])).rejects.toThrow('Invalid key');
    expect(idsOf(indexes, 'docs')).toHaveLength(RECORDS.length);
  });

  it('leaves the old records in place when an upload fails', async () => {
    const { indexes, writer } = await hostedSearch(engine, ({ method, path }) =>
      method === 'POST' && /batch|documents/.test(path) ? { status: 500 } : undefined,
    );
    await expect(writer.replaceAll(RECORDS.slice(1))).rejects.toThrow();
    expect(idsOf(indexes, 'docs')).toHaveLength(RECORDS.length);
  });
});

describe('answers of hosted engines', () => {
  const pagesFor = async (facts: Partial<HostedRecord>) => {
    const record = { objectID: 'x', page: 'a', anchor: '', title: 'A <b>', kind: 'guide', ...facts };
    const engine = { find: async () => [record as HostedRecord], replaceAll: async () => {} };
    const byType = { search: async () => LOCAL };
    const versions = [{ name: '1.0.0', label: '1.0.0', path: '/docs', isLast: true }];
    const options = { contextual: true, versions, baseUrl: '/', lang: 'en', byType };
    return (await hostedProvider(engine, options).search(request())).pages;
  };

  it('are shown even if hits lack fields', async () => {
    const title = [{ text: 'A <b>', found: false }];
    expect(await pagesFor({})).toMatchObject([
      { title, hits: [{ href: '/docs/a?mark=map', title, excerpt: [] }] },
    ]);
  });

  it('are split at the markers around found words; stray markers are removed', async () => {
    const title = [
      { text: 'a ', found: false },
      { text: 'b', found: true },
      { text: ' c', found: false },
    ];
    expect(await pagesFor({ title: 'a \ue010b\ue011 c\ue011', text: '' })).toMatchObject([
      { title, hits: [{ title, excerpt: [] }] },
    ]);
  });
});
