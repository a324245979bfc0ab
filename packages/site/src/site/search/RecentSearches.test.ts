import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recentSearches as recent } from './RecentSearches';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('recent searches', () => {
  it('are unique, limited in number, and sorted from newest to oldest', () => {
    for (let n = 0; n < 12; n++) recent.add(`query ${n}`);
    recent.add('query 9');
    expect(recent.list()).toEqual([
      'query 9',
      'query 11',
      'query 10',
      'query 8',
      'query 7',
      'query 6',
      'query 5',
      'query 4',
    ]);
  });

  it('can be removed; removing the last one removes the stored entry', () => {
    recent.add('a');
    recent.add('b');
    recent.remove('a');
    expect(recent.list()).toEqual(['b']);
    recent.remove('b');
    expect(stored.size).toBe(0);
  });

  it('are neither empty nor too long', () => {
    recent.add('   ');
    expect(recent.list()).toEqual([]);
    recent.add('a'.repeat(10_000));
    expect(recent.list()[0]?.length).toBe(300);
  });

  it.each(['', '{', '{"a":1}', '"text"', '42', 'null', '[1, {"a": 2}, null]'])('are none in %j', (text) => {
    stored.set('search.recent', text);
    expect(recent.list()).toEqual([]);
  });
});
