import { describe, expect, it } from 'vitest';
import { readSearchAddress, searchAddress } from './search-address';

const KNOWN = ['next', '2.1.0'];

describe('the address of the results page', () => {
  it.each([
    ['map', '2.1.0', '/search?q=map&version=2.1.0'],
    ['  list<a> => nat ', 'all', '/search?q=list%3Ca%3E+%3D%3E+nat&version=all'],
    ['', 'next', '/search?version=next'],
    ['a&b=c#d', 'next', '/search?q=a%26b%3Dc%23d&version=next'],
  ])('for %j in %s is %s', (query, version, address) => {
    expect(searchAddress('search', { query, version })).toBe(address);
  });

  it('is limited in length', () => {
    expect(searchAddress('search', { query: 'a'.repeat(10_000), version: 'all' }).length).toBeLessThan(400);
  });

  it('can be read back', () => {
    const asked = { query: '🌮 a&b', version: 'next' };
    const { search } = new URL(searchAddress('search', asked), 'https://x');
    expect(readSearchAddress(search, KNOWN, '2.1.0')).toEqual(asked);
  });

  it.each(['?version=9.9.9', '?version=', '', '?version=<script>'])('has no version in %j', (search) => {
    expect(readSearchAddress(search, KNOWN, '2.1.0')).toEqual({ query: '', version: '2.1.0' });
  });

  it('may contain several queries, of which the first counts, and invalid encoding', () => {
    expect(readSearchAddress('?q=a&q=b', KNOWN, 'next').query).toBe('a');
    expect(() => readSearchAddress('?q=%E0%A4%A', KNOWN, 'next')).not.toThrow();
  });
});
