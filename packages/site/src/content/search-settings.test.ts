import { describe, expect, it } from 'vitest';
import { formatProblem } from '../model/problem';
import { boostOf, readSearchSettings } from './search-settings';

const PAGES = ['data-types/maps', 'reference/map-reference', 'reference/test.next', 'blog/post'];
const NONE = { boosts: [], signposts: [], suggestions: [], same: [], means: {}, tools: [] };

function read(text: string) {
  const problems: string[] = [];
  const settings = readSearchSettings({ file: 'search.yaml', text }, PAGES, (problem) =>
    problems.push(formatProblem(problem)),
  );
  return { settings, problems };
}

describe('search settings', () => {
  it('have no boosts and synonyms by default', () => {
    expect(read('{}')).toEqual({ settings: NONE, problems: [] });
  });

  it('are empty if the file is invalid', () => {
    const { settings, problems } = read('boosts: [');
    expect(settings).toEqual(NONE);
    expect(problems).toHaveLength(1);
  });

  it.each([
    ['reference/test.next', 0.5],
    ['reference/map-reference', 0.9],
    ['data-types/maps', 1],
  ])('give %s the boost of the first matching pattern: %d', (id, boost) => {
    const { settings, problems } = read(
      'boosts:\n  - { pages: [reference/test.*], boost: 0.5 }\n  - { pages: [reference/*], boost: 0.9 }\n',
    );
    expect(problems).toEqual([]);
    expect(boostOf(id, settings)).toBe(boost);
  });

  it('treat a dot in a pattern literally', () => {
    const { settings } = read('boosts: [{ pages: [reference/*.next], boost: 2 }]\n');
    expect(boostOf('reference/test.next', settings)).toBe(2);
    expect(boostOf('reference/test-next', settings)).toBe(1);
  });

  it('compare headings in lower case', () => {
    expect(read('signposts: [See also]').settings.signposts).toEqual(['see also']);
  });

  it.each([
    [
      'boosts:\n  - { pages: [refrence/*], boost: 0.5 }\n',
      "search.yaml:2: No page matches 'refrence/*'. Correct the pattern or remove it.",
    ],
    ['synonyms: []', "search.yaml:1: Unknown field 'synonyms'"],
    ['boosts: [{ pages: [blog/post], boost: much }]', 'search.yaml:1:'],
    ['same: [[alone]]', 'search.yaml:1:'],
  ])('report %j', (text, expected) => {
    expect(read(text).problems.join('\n')).toContain(expected);
  });
});
