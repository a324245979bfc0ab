import { describe, expect, it } from 'vitest';
import { hostedSearch, idsOf, RECORDS, request } from '../../../../../tests/helpers/hosted-search';

describe('Meilisearch', () => {
  it('is queried according to its protocol, with filters for language and version', async () => {
    const { provider, calls } = await hostedSearch('meilisearch');
    await provider.search(request());
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/indexes/docs/search',
        headers: { authorization: 'Bearer public' },
        body: {
          q: 'map',
          limit: 20,
          filter: ['lang = "en"', 'version IN ["2.1.0"]'],
          attributesToCrop: ['text'],
        },
      },
    ]);
  });

  it('receives new records in a second index, which is then swapped with the old one', async () => {
    const { calls, writer } = await hostedSearch('meilisearch');
    await writer.replaceAll(RECORDS);
    const changes = calls.filter(({ method }) => method !== 'GET');
    expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PATCH /indexes/docs_new/settings',
      'PATCH /indexes/docs/settings',
      'DELETE /indexes/docs_new/documents',
      'POST /indexes/docs_new/documents?primaryKey=objectID',
      'POST /swap-indexes',
      'DELETE /indexes/docs_new',
    ]);
    expect(changes[0]?.body).toMatchObject({ filterableAttributes: ['lang', 'version'] });
  });

  it('keeps the old records when a task fails', async () => {
    const error = { message: 'The id is invalid.', code: 'invalid_document_id', type: 'invalid', link: '' };
    let tasks = 0;
    const { indexes, writer } = await hostedSearch('meilisearch', ({ path }) =>
      path.startsWith('/tasks/') && ++tasks === 4
        ? { status: 200, body: { status: 'failed', error } }
        : undefined,
    );
    await expect(writer.replaceAll(RECORDS.slice(1))).rejects.toThrow('The id is invalid.');
    expect(idsOf(indexes, 'docs')).toHaveLength(RECORDS.length);
  });
});
