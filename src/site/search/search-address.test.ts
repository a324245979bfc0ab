import { describe, expect, it } from 'vitest';
import { readSearchAddress, searchAddress } from './search-address';

const KNOWN = ['next', '1.11.5'];

describe('the address of the page of results', () => {
  it.each([
    ['map', '1.11.5', '/search?q=map&version=1.11.5'],
    ['  list<a> => nat ', 'all', '/search?q=list%3Ca%3E+%3D%3E+nat&version=all'],
    ['', undefined, '/search'],
    ['a&b=c#d', undefined, '/search?q=a%26b%3Dc%23d'],
  ])('for %j in %s is %s', (query, version, address) => {
    expect(searchAddress('search', query, version)).toBe(address);
  });

  it('is not endless', () => {
    expect(searchAddress('search', 'a'.repeat(10_000), undefined).length).toBeLessThan(400);
  });

  it('says what it was made for', () => {
    const { search } = new URL(searchAddress('search', '🌮 a&b', 'next'), 'https://x');
    expect(readSearchAddress(search, KNOWN)).toEqual({ query: '🌮 a&b', version: 'next' });
  });

  it.each(['?version=9.9.9', '?version=', '', '?version=<script>'])('names no version in %j', (search) => {
    expect(readSearchAddress(search, KNOWN)).toEqual({ query: '', version: undefined });
  });

  it('takes the first of several queries, and text that is badly encoded', () => {
    expect(readSearchAddress('?q=a&q=b', KNOWN).query).toBe('a');
    expect(() => readSearchAddress('?q=%E0%A4%A', KNOWN)).not.toThrow();
  });
});
