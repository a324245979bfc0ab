import { describe, expect, it, test } from 'vitest';
import { listener } from '../../../../tests/helpers/listener';
import { readRedirects } from './redirects';

function read(text: string) {
  const { report, messages } = listener();
  return { redirects: readRedirects({ file: 'redirects.yaml', text }, report), messages };
}

describe('redirects', () => {
  it('are the aliases and moved pages, each with its line', () => {
    const { redirects, messages } = read(
      'aliases:\n  manpages/compile contract: manpages/compile-contract\nmoved:\n  lists/adding: data-types/lists\n',
    );
    expect(messages).toEqual([]);
    expect(redirects.docs).toEqual([
      { from: 'lists/adding', to: 'data-types/lists', line: 4 },
      { from: 'manpages/compile contract', to: 'manpages/compile-contract', line: 2 },
    ]);
  });

  test.each([
    ['aliases:\n  a: [b]\n', ["redirects.yaml:2: 'aliases.a' must be a string, not a list."]],
    ['alias:\n  a: b\n', ["redirects.yaml:1: Unknown field 'alias': did you mean 'aliases'?"]],
  ])('of the wrong shape are reported: %j', (text, expected) => {
    expect(read(text)).toEqual({ redirects: { docs: [], blog: [] }, messages: expected });
  });

  it.each(['../../index', '/docs/lists', 'a.html', 'a/index', 'a*'])(
    'must come from a valid address, not %s',
    (from) => {
      expect(read(`aliases:\n  "${from}": b\n`)).toEqual({
        redirects: { docs: [], blog: [] },
        messages: [
          `redirects.yaml:2: '${from}' is not a valid address within a version: use letters, digits, dashes and dots, and do not end the name in .html or index.`,
        ],
      });
    },
  );

  it('are also those of posts', () => {
    const { redirects, messages } = read('moved:\n  a: b\nblog:\n  a: news\n');
    expect(messages).toEqual([]);
    expect(redirects.blog).toEqual([{ from: 'a', to: 'news', line: 4 }]);
  });

  it('must not lead from one address to two pages', () => {
    expect(read('aliases:\n  a: b\nmoved:\n  a: c\n').messages).toEqual([
      "redirects.yaml:2: 'a' leads to two pages in this file: remove one of the lines.",
    ]);
  });
});
