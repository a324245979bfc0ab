import { describe, expect, it, test } from 'vitest';
import { listener } from '../../../../tests/helpers/listener';
import { compileArticle } from '../markdown/compile';
import { parseMarkdown } from '../markdown/parse';
import type { VersionConfig } from '../model/version';
import type { Library } from './content';
import { type LinkContext, resolveLinks } from './resolve-links';

const symbol = { kind: 'value', page: 'reference/list-reference', cameligo: '' } as const;

const library: Library = {
  entries: [],
  symbols: new Map([
    ['List.map', { ...symbol, fullName: 'List.map', anchor: 'list-map' }],
    ['List.find', { ...symbol, fullName: 'List.find', anchor: 'list-find', since: '1.10.0' }],
  ]),
  commands: new Map([
    ['compile contract', { page: 'manpages/compile-contract', flags: [], flagNames: ['--views', '-v'] }],
    ['lsp', { page: 'manpages/lsp', flags: [], flagNames: [], since: 'next' }],
  ]),
};

const latest: VersionConfig = { name: '2.0.0', label: '', path: '/docs', isLast: true };
const old: VersionConfig = { name: '1.0.0', label: '', path: '/docs/1.0.0', isLast: false };

const anchors = (...names: string[]) => new Set(names);

const context = (version: VersionConfig): LinkContext => ({
  version,
  anchorsOfPage: new Map([
    ['data-types/lists', anchors('folding', 'adding-elements')],
    ['reference/list-reference', anchors('list-map', 'list-find')],
    ['manpages/compile-contract', anchors('--views', '-v')],
  ]),
  anchorsOfPost: new Map([['release-1-10', anchors('changes')]]),
  anchorsOfEntry: new Map([
    ['cookbook/pausing', anchors('the-test')],
    ['glossary', anchors('gas')],
  ]),
  library,
  blog: '/blog',
  addressOf: (id) => `/${id}`,
  files: '/',
  searchPage: '/find',
  playground: '/playground',
  webIde: 'https://ide.example/?a=1&b=2',
  libraryFile: '/ligo/1.0.0.json',
  existsSomewhere: (page, anchor) =>
    page === 'protocol/oxford' || (page === 'data-types/lists' && anchor === 'matching'),
});

/** Resolves the links of a text in content/docs/data-types/maps.md. */
function resolve(markdown: string, version = latest) {
  const { variants } = compileArticle({
    tree: parseMarkdown(markdown),
    title: 'Maps',
    file: 'maps.md',
    folder: 'docs/data-types',
    versions: ['2.0.0'],
    names: library,
  });
  const article = variants[0]?.article;
  if (!article) throw new Error('No article was compiled.');
  const { report, messages } = listener();
  const { html } = resolveLinks(article, 'maps.md', context(version), report);
  return {
    hrefs: [...html.matchAll(/<a href="([^"]*)">/g)].map(([, href]) => href),
    html,
    messages,
  };
}

it('complete programs link to the configured Web IDE', () => {
  const sample =
    ':::sample{title="counter"}\n```jsligo\nconst a = 1;\n```\n\n```cameligo\nlet a = 1\n```\n:::';
  expect(resolve(sample).html).toMatch(/class="tool-ide"[^>]* href="https:\/\/ide\.example\/\?a=1&amp;b=2"/);
});

describe('valid links', () => {
  test.each([
    ['[x](lists.md)', '/docs/data-types/lists'],
    ['[x](lists.md#folding)', '/docs/data-types/lists#folding'],
    ['[x](ref:List.map)', '/docs/reference/list-reference#list-map'],
    ['[x](cli:compile contract)', '/docs/manpages/compile-contract'],
    ['[x](cli:compile contract --views)', '/docs/manpages/compile-contract#--views'],
    ['[x](cli:compile contract -v)', '/docs/manpages/compile-contract#-v'],
    ['[x](../../blog/release-1-10.md)', '/blog/release-1-10'],
    ['[x](../../blog/release-1-10.md#changes)', '/blog/release-1-10#changes'],
    ['`List.map`', '/docs/reference/list-reference#list-map'],
    ['`ligo compile contract`', '/docs/manpages/compile-contract'],
    ['[x](https://tezos.com)', undefined],
  ])('%s leads to %s', (markdown, href) => {
    const { hrefs, messages } = resolve(markdown);
    expect(messages).toEqual([]);
    expect(hrefs[0]).toBe(href);
  });

  it('may lead to headings of their own page', () => {
    const { hrefs, messages } = resolve('[x](#adding)\n\n## Adding\n\nText.\n');
    expect(messages).toEqual([]);
    expect(hrefs[0]).toBe('#adding');
  });

  it('stay in the version of their page', () => {
    expect(resolve('[x](lists.md), `List.map`', old).hrefs).toEqual([
      '/docs/1.0.0/data-types/lists',
      '/docs/1.0.0/reference/list-reference#list-map',
    ]);
  });
});

describe('broken links', () => {
  test.each([
    ['[x](list.md)', "There is no page 'data-types/list': did you mean 'data-types/lists'?"],
    ['[x](../tutorials/taco-shop.md)', "There is no page 'tutorials/taco-shop': fix the link."],
    ['[x](lists.md#foldin)', "There is no heading #foldin on data-types/lists: did you mean 'folding'?"],
    ['[x](lists.md#nothing-alike)', 'There is no heading #nothing-alike on data-types/lists: fix the link.'],
    ['[x](#nowhere)', 'There is no heading #nowhere on this page: fix the link.'],
    ['[x](ref:List.maps)', "There is no symbol 'List.maps': did you mean 'List.map'?"],
    ['[x](ref:Option)', "There is no symbol 'Option': fix the link."],
    [
      '[x](cli:compile contracts)',
      "There is no command 'compile contracts': did you mean 'compile contract'?",
    ],
    [
      '[x](cli:compile contract --view)',
      "There is no flag --view of 'compile contract': did you mean '--views'?",
    ],
    [
      '[x](cli:compile contract --michelson-format)',
      "There is no flag --michelson-format of 'compile contract': fix the link.",
    ],
    ['[x](../../blog/release-1-11.md)', "There is no post 'release-1-11': did you mean 'release-1-10'?"],
    [
      '[x](../../blog/release-1-10.md#change)',
      "There is no heading #change on release-1-10: did you mean 'changes'?",
    ],
  ])('%s: %s', (markdown, message) => {
    const { html, messages } = resolve(`Text.\n\n${markdown}`);
    expect(messages).toEqual([`maps.md:3:1: ${message}`]);
    expect(html).toContain('<a>x</a>');
  });
});

describe('links to targets that exist only in other versions', () => {
  const advice = 'put the link into :::since or :::until, or link to something else.';

  test.each([
    ['[x](../protocol/oxford.md)', "The page 'protocol/oxford' is not in version 1.0.0"],
    ['[x](lists.md#matching)', "The heading #matching of 'data-types/lists' is not in version 1.0.0"],
    ['[x](ref:List.find)', "The symbol 'List.find' is not in version 1.0.0"],
    ['[x](cli:lsp)', "The command 'lsp' is not in version 1.0.0"],
  ])('%s is reported with advice', (markdown, message) => {
    expect(resolve(markdown, old).messages).toEqual([`maps.md:1:1: ${message}: ${advice}`]);
  });

  it('are not reported for automatic links of inline code, which stay plain text', () => {
    const { html, messages } = resolve('`List.find` and `ligo lsp`', old);
    expect(messages).toEqual([]);
    expect(html).toBe('<p><a><code>List.find</code></a> and <a><code>ligo lsp</code></a></p>');
  });
});
