import { describe, expect, it, vi } from 'vitest';
import { smallIndexFile, smallPage } from '../../../tests/helpers/small-index';
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
  '/search-index/1.11.5.json': smallIndexFile([page]),
  '/search-index/1.6.0.json': smallIndexFile([page], '1.6.0'),
  '/text/data-types/maps': page.sections.map(({ text }) => text),
};

const request = (query: string, versions = ['1.11.5']): SearchRequest => ({
  query,
  versions,
  syntax: 'jsligo',
  limit: 5,
});

function files() {
  return vi.fn(async (path: string) => {
    if (!(path in FILES)) throw new Error(`${path} is not there.`);
    return structuredClone(FILES[path]);
  });
}

describe('local search', () => {
  it('fetches an index once, when it is first asked for', async () => {
    const fetchJson = files();
    const provider = localProvider(fetchJson);
    expect(fetchJson).not.toHaveBeenCalled();
    await provider.search(request('map'));
    await provider.search(request('key'));
    expect(fetchJson.mock.calls).toEqual([['/search-index/1.11.5.json']]);
  });

  it('answers at once and more fully when the text has come', async () => {
    const provider = localProvider(files());
    const more = vi.fn();
    const { pages } = await provider.search(request('adding'), more);
    expect(pages[0]?.hits[0]?.excerpt).toBeUndefined();
    await vi.waitFor(() => expect(more).toHaveBeenCalledOnce());
    const fuller = more.mock.calls[0]?.[0];
    expect(fuller.pages[0].hits[0].excerpt.map(({ text }: { text: string }) => text).join('')).toContain(
      'Adding a key',
    );
    const warm = await provider.search(request('adding'), more);
    expect(warm.pages[0]?.hits[0]?.excerpt).toBeDefined();
  });

  it('searches several versions', async () => {
    const { pages } = await localProvider(files()).search(request('map', ['1.11.5', '1.6.0']));
    expect(pages[0]?.versions).toEqual(['1.11.5', '1.6.0']);
  });

  it('rejects when an index cannot be had, and recovers with the next try', async () => {
    const fetchJson = files();
    fetchJson.mockRejectedValueOnce(new Error('no network'));
    const provider = localProvider(fetchJson);
    await expect(provider.search(request('map'))).rejects.toThrow('no network');
    expect((await provider.search(request('map'))).total).toBe(1);
  });

  it('rejects an index of an unknown form, and asks for it anew', async () => {
    const fetchJson = files();
    fetchJson.mockResolvedValueOnce({ format: 99 });
    const provider = localProvider(fetchJson);
    await expect(provider.search(request('map'))).rejects.toThrow('unknown form');
    expect((await provider.search(request('map'))).total).toBe(1);
  });

  it('does without excerpts where the text cannot be had', async () => {
    const fetchJson = files();
    const provider = localProvider(fetchJson);
    await provider.search(request('map'));
    fetchJson.mockRejectedValueOnce(new Error('gone'));
    const more = vi.fn();
    const { total } = await provider.search(request('adding'), more);
    expect(total).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(more).not.toHaveBeenCalled();
  });

  it('foresees what may be typed next, the likeliest first, and fetches no text for it', async () => {
    const fetchJson = files();
    const provider = localProvider(fetchJson);
    const told: string[] = [];
    await provider.foresee(request('ma'), ({ query }, read) => {
      told.push(query);
      if (query === 'map') expect(read().total).toBe(1);
    });
    expect(told[0]).toBe('map');
    expect(told).toContain('ma ');
    expect(fetchJson).toHaveBeenCalledOnce();
  });

  it('answers while it foresees, and stops for what else is to be foreseen', async () => {
    const provider = localProvider(files());
    await provider.search(request('m'));
    const whole = vi.fn();
    const cut = vi.fn();
    await Promise.all([provider.foresee(request('ma'), whole), provider.search(request('ma'))]);
    await Promise.all([provider.foresee(request('ma'), cut), provider.foresee(request('key'), vi.fn())]);
    expect(cut.mock.calls.length).toBeLessThan(whole.mock.calls.length);
  });

  it('foresees nothing where there is no index', async () => {
    const provider = localProvider(files());
    const without = vi.fn();
    await provider.foresee(request('ma', ['0.1.0']), without);
    expect(without).not.toHaveBeenCalled();
  });
});
