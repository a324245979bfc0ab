import { describe, expect, it, vi } from 'vitest';
import { smallIndexFile, smallPage } from '../../../../../tests/helpers/small-index';
import type { SearchRequest } from '../../model/search';
import { localProvider } from './local';

const page = smallPage({
  id: 'data-types/maps',
  title: 'Maps',
  sections: [
    { anchor: '', title: 'Maps', text: 'A map has keys.' },
    { anchor: 'adding', title: 'Adding', text: 'Adding a key to a map.' },
  ],
});
const FILES: Readonly<Record<string, unknown>> = {
  '/search-index/2.1.0.json': smallIndexFile([page]),
  '/search-index/1.6.0.json': smallIndexFile([page], '1.6.0'),
  '/text/data-types/maps': page.sections.map(({ text }) => text),
};

const request = (query: string, versions = ['2.1.0']): SearchRequest => ({
  query,
  versions,
  syntax: 'jsligo',
  limit: 5,
});

function files() {
  return vi.fn(async (path: string) => {
    if (!(path in FILES)) throw new Error(`${path} does not exist.`);
    return structuredClone(FILES[path]);
  });
}

describe('local search', () => {
  it('fetches an index once, with the first request', async () => {
    const fetchJson = files();
    const provider = localProvider(fetchJson);
    expect(fetchJson).not.toHaveBeenCalled();
    await provider.search(request('map'));
    await provider.search(request('key'));
    expect(fetchJson.mock.calls).toEqual([['/search-index/2.1.0.json']]);
  });

  it('answers immediately, and again with excerpts once the text has loaded', async () => {
    const provider = localProvider(files());
    const more = vi.fn();
    const { pages } = await provider.search(request('adding'), { onMore: more });
    expect(pages[0]?.hits[0]?.excerpt).toBeUndefined();
    await vi.waitFor(() => expect(more).toHaveBeenCalledOnce());
    const fuller = more.mock.calls[0]?.[0];
    expect(fuller.pages[0].hits[0].excerpt.map(({ text }: { text: string }) => text).join('')).toContain(
      'Adding a key',
    );
    const warm = await provider.search(request('adding'), { onMore: more });
    expect(warm.pages[0]?.hits[0]?.excerpt).toBeDefined();
  });

  it('searches several versions', async () => {
    const { pages } = await localProvider(files()).search(request('map', ['2.1.0', '1.6.0']));
    expect(pages[0]?.versions).toEqual(['2.1.0', '1.6.0']);
  });

  it('rejects when an index cannot be fetched, and retries at the next request', async () => {
    const fetchJson = files();
    fetchJson.mockRejectedValueOnce(new Error('no network'));
    const provider = localProvider(fetchJson);
    await expect(provider.search(request('map'))).rejects.toThrow('no network');
    expect((await provider.search(request('map'))).total).toBe(1);
  });

  it('rejects an index of an unknown format, and fetches it again', async () => {
    const fetchJson = files();
    fetchJson.mockResolvedValueOnce({ format: 99 });
    const provider = localProvider(fetchJson);
    await expect(provider.search(request('map'))).rejects.toThrow('unknown format');
    expect((await provider.search(request('map'))).total).toBe(1);
  });

  it('answers without excerpts if the text cannot be fetched', async () => {
    const fetchJson = files();
    const provider = localProvider(fetchJson);
    await provider.search(request('map'));
    fetchJson.mockRejectedValueOnce(new Error('gone'));
    const more = vi.fn();
    const { total } = await provider.search(request('adding'), { onMore: more });
    expect(total).toBe(1);
    await vi.waitFor(() => expect(fetchJson.mock.results).toHaveLength(2));
    expect(more).not.toHaveBeenCalled();
  });

  it('does not search for a request that was aborted while its index loaded', async () => {
    const provider = localProvider(files());
    const controller = new AbortController();
    const aborted = provider.search(request('map'), { signal: controller.signal });
    controller.abort();
    await expect(aborted).rejects.toThrow('aborted');
  });
});
