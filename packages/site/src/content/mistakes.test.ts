import { describe, expect, it, test } from 'vitest';
import { readSite, withPage } from '../../../../tests/helpers/content-files';
import { type Files, pageText } from '../../../../tests/helpers/tiny-site';
import { formatProblem } from '../model/problem';

describe('bad input', () => {
  test.each<[string, Files, string[]]>([
    [
      'unknown front matter',
      { 'content/docs/intro.md': pageText('Introduction', 'Text.', 'sidebar: docs\n') },
      [
        "content/docs/intro.md:4: Unknown field 'sidebar': use one of title, description, sidebar_label, since, until, draft, keywords.",
        "content/sidebars.yaml:5: There is no page 'intro': write the page, or remove the entry.",
      ],
    ],
    [
      'a page without front matter',
      { 'content/docs/more.md': 'Text.\n' },
      [
        'content/docs/more.md:1: The page has no front matter: start it with ---, title, description and ---.',
      ],
    ],
    [
      'a directive that does not exist',
      { 'content/docs/intro.md': pageText('Introduction', 'Text.\n\n:::notes\nText.\n:::') },
      ['content/docs/intro.md:8:1: Unknown directive :::notes: did you mean :::note[Title]?'],
    ],
    [
      'a link with an invalid address',
      { 'content/docs/intro.md': pageText('Introduction', '[x](/docs/testing)') },
      [
        "content/docs/intro.md:6:1: '/docs/testing' is not a link of this site: write a relative path to a .md file, ref:Module.name or cli:command.",
      ],
    ],
    [
      'a sidebar entry that does not exist',
      { 'content/sidebars.yaml': withPage('lists') },
      ["content/sidebars.yaml:7: There is no page 'lists': write the page, or remove the entry."],
    ],
    [
      'a page in no sidebar',
      { 'content/docs/lists.md': pageText('Lists') },
      [
        "content/docs/lists.md:1: The page 'lists' is in no sidebar: add it to content/sidebars.yaml, or to its list 'none'.",
      ],
    ],
    [
      'a file whose name is not a valid address',
      { 'content/docs/my lists.md': pageText('Lists') },
      [
        "content/docs/my lists.md:1: 'my lists' is not a valid address: use letters, digits, dashes and dots, and do not end the name in .html or index.",
      ],
    ],
    [
      'two pages with one address',
      { 'content/docs/testing.md': pageText('Testing') },
      [
        'content/docs/testing/index.md:1: content/docs/testing.md has the same address (testing): rename this file.',
      ],
    ],
    [
      'two pages whose addresses differ only in case',
      { 'content/docs/Intro.md': pageText('Introduction'), 'content/sidebars.yaml': withPage('Intro') },
      [
        'content/docs/intro.md:1: content/docs/Intro.md has the same address (intro): rename this file.',
        "content/sidebars.yaml:5: There is no page 'intro': did you mean 'Intro'?",
      ],
    ],
    [
      'a page at the address of the landing page',
      { 'content/docs/index.md': pageText('Home') },
      ['content/docs/index.md:1: The landing page of the docs has the same address (/): rename this file.'],
    ],
    [
      'a page at the address of a version',
      { 'content/docs/1.10.0/lists.md': pageText('Lists'), 'content/docs/next.md': pageText('Next') },
      [
        'content/docs/1.10.0/lists.md:1: The version 1.10.0 has the same address (1.10.0/lists): rename this file.',
        'content/docs/next.md:1: The version next has the same address (next): rename this file.',
      ],
    ],
    [
      'a page that is in no version',
      { 'content/docs/intro.md': pageText('Introduction', 'Text.', 'until: 0.9.0\n') },
      [
        "content/docs/intro.md:1: No version has this page (the versions are next, 2.0.0, 1.10.0, 1.0.0): correct 'since' and 'until'.",
      ],
    ],
    [
      'text that is in no version',
      { 'content/docs/intro.md': pageText('Introduction', ':::until{version=0.9.0}\nText.\n:::') },
      [
        'content/docs/intro.md:6:1: There is no version 0.9.0: use one of next, 2.0.0, 1.10.0, 1.0.0, or add it to content/releases.yaml.',
      ],
    ],
    [
      'unused files',
      {
        'content/docs/lists.mdx': pageText('Lists'),
        'content/reference/list.yml': 'page: list-reference\n',
        'content/doc/maps.md': pageText('Maps'),
        'content/docs/.hidden.swp': '',
        'content/SOURCES.md': '# Where the facts can be looked up\n',
        'content/docs/SOURCES.txt': 'Facts\n',
      },
      [
        'content/doc/maps.md:1: This file is not used: correct its extension or its folder, or remove it.',
        'content/docs/lists.mdx:1: This file is not used: correct its extension or its folder, or remove it.',
        'content/docs/SOURCES.txt:1: This file is not used: correct its extension or its folder, or remove it.',
        'content/reference/list.yml:1: This file is not used: correct its extension or its folder, or remove it.',
      ],
    ],
    [
      'no sidebars',
      { 'content/sidebars.yaml': '' },
      ["content/sidebars.yaml:1: 'sidebars' is missing: add it."],
    ],
    [
      'YAML of the wrong shape',
      {
        'content/reference/list.yaml': 'page: list-reference\nmodule: List\nentries: none\n',
        'content/cli/lsp.yaml': '- lsp\n',
        'content/cli/_shared.yaml': 'flags:\n  --syntax: text\n',
        'content/redirects.yaml': 'aliases: [intro]\n',
      },
      [
        "content/cli/_shared.yaml:2: 'flags.--syntax' must be a group of fields, not a string.",
        'content/cli/lsp.yaml:1: The file must be a group of fields, not a list.',
        "content/redirects.yaml:1: 'aliases' must be a group of fields, not a list.",
        "content/reference/list.yaml:1: 'description' is missing: add it.",
        "content/reference/list.yaml:1: 'intro' is missing: add it.",
        "content/reference/list.yaml:1: 'title' is missing: add it.",
        "content/reference/list.yaml:3: 'entries' must be a list, not a string.",
      ],
    ],
    [
      'a post without a date',
      { 'content/blog/a.md': pageText('Post', 'Text.', 'authors: [Team]\ntags: [news]\n') },
      ["content/blog/a.md:2: 'date' is missing: add it."],
    ],
    [
      'a mistake in a fragment',
      { 'content/home/sample.md': '```\ntext\n```\n' },
      ['content/home/sample.md:1:1: This code has no language: write one after the backticks, or `text`.'],
    ],
  ])('is reported with file and line: %s', async (_name, files, expected) => {
    expect((await readSite(files)).messages).toEqual(expected);
  });

  const HEAD = '---\ntitle: Odd\ndescription: About it.\n---\n\n';
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...[...'bcdefghi'].map(
      (name, n) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[n]}`).join(', ')}]`,
    ),
  ].join('\n');

  test.each<[string, string | Uint8Array, RegExp]>([
    [
      'invalid UTF-8',
      Buffer.from(`${HEAD}Text.\n\xff\xfe\n`, 'latin1'),
      /^content\/docs\/odd\.md:7: This line is not valid UTF-8/,
    ],
    [
      'a character that is cut off',
      Buffer.concat([Buffer.from(`${HEAD}Text.\n`), Buffer.from([0xc3])]),
      /^content\/docs\/odd\.md:7: This line is not valid UTF-8/,
    ],
    ['NUL', `${HEAD}Text.\nMore\0.\n`, /^content\/docs\/odd\.md:7: There is a NUL character/],
    [
      'an alias bomb',
      `---\ntitle: Odd\ndescription: About it.\n${bomb}\n---\n\nText.\n`,
      /^content\/docs\/odd\.md:\d+: Invalid YAML \(Excessive alias count/,
    ],
    ['20,000 quotes', `${HEAD}${'>'.repeat(20_000)} a\n`, /^content\/docs\/odd\.md:6: /],
    ['20,000 lists', `${HEAD}${'- '.repeat(20_000)}a\n`, /^content\/docs\/odd\.md:6: /],
    ['20,000 brackets', `${HEAD}${'['.repeat(20_000)}a\n`, /^content\/docs\/odd\.md:6: /],
    ['no front matter', 'Text.\n', /^content\/docs\/odd\.md:1: The page has no front matter/],
  ])('because of which a page is missing is an error at once: %s', async (_name, text, message) => {
    const start = performance.now();
    const { content } = await readSite({
      'content/docs/odd.md': text,
      'content/sidebars.yaml': withPage('odd'),
    });
    // A second where nothing else runs.
    expect(performance.now() - start).toBeLessThan(10_000);
    const errors = content.problems.filter(({ isError }) => isError).map(formatProblem);
    expect(errors).toEqual([expect.stringMatching(message)]);
  });

  it('includes anchors that a page has twice', async () => {
    const body =
      '::anchor{#old}\n\n## One\n\nText.\n\n::anchor{#old}\n\n## Two\n\nText.\n\n::anchor{#three}\n\n## Three\n\nText.';
    const { messages } = await readSite({ 'content/docs/intro.md': pageText('Introduction', body) });
    expect(messages).toEqual([
      "content/docs/intro.md:12:1: The anchor '#old' is on this page already: remove ::anchor, or choose another id.",
      "content/docs/intro.md:20:1: The heading has the anchor '#three', which ::anchor gives to another place: remove that.",
    ]);
  });

  it('does not affect other pages', async () => {
    const { content } = await readSite({ 'content/docs/lists.md': 'No fields.\n' });
    expect(content.pages.map(({ id }) => id)).toEqual(['intro', 'testing']);
  });
});
