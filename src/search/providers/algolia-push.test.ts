import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Answering, hostedService } from '../../../tests/helpers/hosted-service';
import type { AlgoliaConfig } from '../../model/site';
import type { AlgoliaRecord } from './algolia-api';
import { pushToAlgolia } from './algolia-push';

const records = Array.from(
  { length: 1201 },
  (_, n) => ({ objectID: `page#${n}`, title: `Page ${n}` }) as AlgoliaRecord,
);

async function push(answering?: Answering) {
  const service = await hostedService(answering);
  onTestFinished(service.close);
  service.indexes.set('ligo', new Map([['stale', { objectID: 'stale' }]]));
  const told: string[] = [];
  const wait = vi.fn(async () => {});
  const config: AlgoliaConfig = {
    applicationId: 'APP',
    publicKey: 'public',
    indexName: 'ligo',
    contextual: true,
    host: service.host,
  };
  const done = pushToAlgolia(records, { config, adminKey: 'secret', tell: (line) => told.push(line), wait });
  return { service, told, wait, done };
}

describe('uploading records', () => {
  it('replaces the old ones by the new ones, in batches', async () => {
    const { service, told, done } = await push();
    await done;
    expect([...service.indexes.keys()]).toEqual(['ligo']);
    expect(service.indexes.get('ligo')?.size).toBe(1201);
    expect(service.indexes.get('ligo')?.has('stale')).toBe(false);
    const batches = service.calls.filter(({ path }) => path.endsWith('/batch'));
    expect(batches.map(({ body }) => (body as { requests: unknown[] }).requests.length)).toEqual([
      1, 500, 500, 201,
    ]);
    expect(service.calls.every(({ headers }) => headers['x-algolia-api-key'] === 'secret')).toBe(true);
    expect(told.at(-1)).toContain('ligo');
  });

  it('says how records are to be searched, before they come', async () => {
    const { service, done } = await push();
    await done;
    expect(service.calls[0]).toMatchObject({
      method: 'PUT',
      path: '/1/indexes/ligo_new/settings',
      body: { attributesForFaceting: expect.arrayContaining(['filterOnly(version)', 'filterOnly(lang)']) },
    });
  });

  it('waits a rate limit out', async () => {
    let refused = 0;
    const { service, wait, done } = await push(({ path }) =>
      path.endsWith('/batch') && refused++ < 2
        ? { status: 429, body: { message: 'Too Many Requests' } }
        : undefined,
    );
    await done;
    expect(service.indexes.get('ligo')?.size).toBe(1201);
    expect(wait).toHaveBeenCalledTimes(2);
  });

  it('waits until each change is made', async () => {
    let polls = 0;
    const { wait, done } = await push(({ path }) =>
      path.includes('/task/') && polls++ < 3 ? { status: 200, body: { status: 'notPublished' } } : undefined,
    );
    await done;
    expect(wait).toHaveBeenCalledTimes(3);
  });

  it('leaves the old records in place when the key may not write', async () => {
    const { service, done } = await push(() => ({ status: 403, body: { message: 'Invalid key' } }));
    await expect(done).rejects.toThrow('status 403: Invalid key');
    expect(service.indexes.get('ligo')?.has('stale')).toBe(true);
  });

  it('leaves the old records in place when an upload breaks off', async () => {
    let batches = 0;
    const { service, done } = await push(({ path }) =>
      path.endsWith('/batch') && ++batches > 2 ? { status: 500 } : undefined,
    );
    await expect(done).rejects.toThrow('status 500');
    expect(service.indexes.get('ligo')?.has('stale')).toBe(true);
  });
});
