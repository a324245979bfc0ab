import { describe, expect, it, test } from 'vitest';
import { rewriteLinks } from './links';

const retarget = ({ name, anchor }: { name: string; anchor: string }) =>
  name === 'docs/data-types/lists' ? { name: 'docs/collections/lists', anchor } : undefined;

describe('links to a page that moves', () => {
  test.each([
    ['content/docs/data-types/sets.md', '[a](./lists.md)', '[a](../collections/lists.md)'],
    ['content/docs/data-types/sets.md', '[a](lists.md#folding)', '[a](../collections/lists.md#folding)'],
    ['content/docs/collections/maps.md', '[a](../data-types/lists.md "T")', '[a](./lists.md "T")'],
    ['content/blog/news.md', '[a](../docs/data-types/lists.md)', '[a](../docs/collections/lists.md)'],
    [
      'content/reference/list.yaml',
      '  intro: "[a](/data-types/lists.md)"',
      '  intro: "[a](/collections/lists.md)"',
    ],
    ['content/home/lead.md', '[a](data-types/lists.md)', '[a](./collections/lists.md)'],
  ])('in %s: %s', (file, before, after) => {
    expect(rewriteLinks(file, before, { retarget }).text).toBe(after);
  });

  test.each(['[a](https://example.org/lists.md)', '[a](#lists)', '[a](ref:List.map)', '[a](./maps.md)'])(
    'are the only ones that change: %s',
    (text) => {
      expect(rewriteLinks('content/docs/data-types/sets.md', text, { retarget })).toEqual({
        text,
        places: [],
      });
    },
  );

  it('do not change in code', () => {
    const text = '```text\n[a](./lists.md)\n```\n\n[a](./lists.md)';
    const found = rewriteLinks('content/docs/data-types/sets.md', text, { retarget });
    expect(found.text).toBe('```text\n[a](./lists.md)\n```\n\n[a](../collections/lists.md)');
    expect(found.places).toEqual([{ file: 'content/docs/data-types/sets.md', line: 5 }]);
  });
});

describe('links of a page that moves', () => {
  const move = (text: string) =>
    rewriteLinks('content/docs/data-types/lists.md', text, {
      newFile: 'content/docs/collections/deep/lists.md',
      retarget,
    }).text;

  test.each([
    ['[a](./maps.md#find)', '[a](../../data-types/maps.md#find)'],
    ['[a](../compiling/index.md)', '[a](../../compiling/index.md)'],
    ['![A tree](./tree.png)', '![A tree](../../data-types/tree.png)'],
    ['[a](/intro/introduction.md)', '[a](/intro/introduction.md)'],
    ['[a](#folding)', '[a](#folding)'],
    ['[a](./lists.md)', '[a](../lists.md)'],
  ])('%s', (before, after) => {
    expect(move(before)).toBe(after);
  });
});
