import { describe, expect, it, test } from 'vitest';
import { type Files, pageText, tinySite } from '../../tests/helpers/tiny-site';
import { formatProblem, sortProblems } from '../model/problem';
import type { CompileCache, CompiledText } from './compile-texts';
import { articleFor } from './content';
import { type ReadOptions, readContent } from './read';

const VERSIONS = ['next', '2.0.0', '1.10.0', '1.0.0'];

const SITE: Files = {
  'content/docs/intro.md': pageText('Introduction'),
  'content/docs/testing/index.md': pageText('Testing', 'See [the intro](../intro.md).'),
  'content/sidebars.yaml':
    'sidebars:\n  docs:\n    label: Docs\n    items:\n      - intro\n      - testing\n',
};

const LSP =
  'command: lsp\nsynopsis: ligo lsp\nsummary: Serve editors that know it.\ndescription: Serve editors that know it.\nexamples: []\n';

async function readSite(files: Files, options: Partial<ReadOptions> = {}) {
  const root = await tinySite({ ...SITE, ...files });
  const content = await readContent({ root, versions: VERSIONS, includeDrafts: false, ...options });
  return { content, messages: sortProblems(content.problems).map(formatProblem) };
}

/** The tree of the site with one more page in it. */
const withPage = (id: string) => `${SITE['content/sidebars.yaml']}      - ${id}\n`;

describe('content', () => {
  it('is read from Markdown and YAML, compiled for the versions that have it', async () => {
    const { content, messages } = await readSite({
      'content/docs/oxford.md': pageText('Oxford', 'Text.', 'since: 1.10.0\n'),
      'content/sidebars.yaml': withPage('oxford'),
    });
    expect(messages).toEqual([]);
    expect(content.pages.map(({ id, versions }) => [id, versions])).toEqual([
      ['intro', VERSIONS],
      ['oxford', ['next', '2.0.0', '1.10.0']],
      ['testing', VERSIONS],
    ]);
    const oxford = content.pages[1];
    expect(oxford && articleFor(oxford, '1.10.0')?.html).toBe('<p>Text.</p>');
    expect(oxford && articleFor(oxford, '1.0.0')).toBeUndefined();
  });

  it('names the page of a folder after the folder', async () => {
    const { content } = await readSite({});
    expect(content.pages.map(({ id, file }) => [id, file])).toContainEqual([
      'testing',
      'content/docs/testing/index.md',
    ]);
  });

  it('lists posts from the newest on, and fragments by their name', async () => {
    const post = (date: string) =>
      pageText('Post', 'Text.', `date: ${date}\nauthors: [Team]\ntags: [news]\n`);
    const { content, messages } = await readSite({
      'content/blog/a.md': post('2024-01-01'),
      'content/blog/b.md': post('2024-03-01'),
      'content/home/sample.md': 'Text.\n',
    });
    expect(messages).toEqual([]);
    expect(content.posts.map(({ slug }) => slug)).toEqual(['b', 'a']);
    expect(content.fragments.get('home/sample')?.article.html).toBe('<p>Text.</p>');
  });

  it('gives inline code the names of the library', async () => {
    const { content } = await readSite({
      'content/docs/intro.md': pageText('Introduction', '`List.map` and `ligo lsp`.'),
      'content/reference/list.yaml':
        'page: list-reference\nmodule: List\ntitle: List\ndescription: Lists.\nintro: Lists.\nentries:\n  - name: map\n    kind: value\n    cameligo: "val map : nat"\n    jsligo: "let map: nat"\n    summary: Maps.\n    example: { jsligo: a, cameligo: a }\n',
      'content/cli/lsp.yaml': LSP,
    });
    expect(content.pages.find(({ id }) => id === 'intro')?.variants[0]?.article.links).toMatchObject([
      { target: { kind: 'symbol', name: 'List.map' } },
      { target: { kind: 'command', command: 'lsp' } },
    ]);
  });

  it('reports progress page by page', async () => {
    const steps: string[] = [];
    await readSite(
      { 'content/home/sample.md': 'Text.\n' },
      { onPage: (done, all) => steps.push(`${done} of ${all}`) },
    );
    expect(steps).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });
});

describe('drafts', () => {
  const post = pageText('Post', 'Text.', 'date: 2024-01-01\nauthors: [Team]\ntags: [news]\ndraft: true\n');

  it('are pages that know they are drafts', async () => {
    const { content } = await readSite({
      'content/docs/intro.md': pageText('Introduction', 'Text.', 'draft: true\n'),
    });
    expect(content.pages.map(({ id, draft }) => [id, draft])).toEqual([
      ['intro', true],
      ['testing', false],
    ]);
  });

  it('are posts only while the site is being written', async () => {
    expect((await readSite({ 'content/blog/a.md': post })).content.posts).toEqual([]);
    expect(
      (await readSite({ 'content/blog/a.md': post }, { includeDrafts: true })).content.posts,
    ).toHaveLength(1);
  });
});

describe('a cache', () => {
  function memory(): CompileCache & { readonly kept: Map<string, CompiledText> } {
    const kept = new Map<string, CompiledText>();
    return { kept, get: (key) => kept.get(key), set: (key, compiled) => void kept.set(key, compiled) };
  }

  it('gives the same content, problems included', async () => {
    const cache = memory();
    const files = { 'content/docs/intro.md': pageText('Introduction', ':::nothing\nText.\n:::') };
    const first = await readSite(files, { cache });
    const second = await readSite(files, { cache });
    expect(second).toEqual(first);
    expect(cache.kept.size).toBe(2);
  });

  it('compiles a page again when its text, title or versions have changed', async () => {
    const cache = memory();
    await readSite({}, { cache });
    for (const changed of [
      { 'content/docs/intro.md': pageText('Introduction', 'Other text.') },
      { 'content/docs/intro.md': pageText('Intro') },
      { 'content/docs/intro.md': pageText('Introduction', 'Text.', 'since: 1.10.0\n') },
    ]) {
      const before = cache.kept.size;
      await readSite(changed, { cache });
      expect(cache.kept.size).toBe(before + 1);
    }
  });

  it('compiles every page again when there are new names that inline code may link to', async () => {
    const cache = memory();
    await readSite({}, { cache });
    await readSite({ 'content/cli/lsp.yaml': LSP }, { cache });
    expect(cache.kept.size).toBe(2 + 3);
  });
});

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
      'an address that no link can have',
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
      'a file whose name is no address',
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
      'two pages whose addresses differ in case only',
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
      'a page that no version has',
      { 'content/docs/intro.md': pageText('Introduction', 'Text.', 'until: 0.9.0\n') },
      [
        "content/docs/intro.md:1: No version has this page (the versions are next, 2.0.0, 1.10.0, 1.0.0): correct 'since' and 'until'.",
      ],
    ],
    [
      'text that no version has',
      { 'content/docs/intro.md': pageText('Introduction', ':::until{version=0.9.0}\nText.\n:::') },
      [
        'content/docs/intro.md:6:1: No version shows this text (the page is in next, 2.0.0, 1.10.0, 1.0.0): correct the version, or remove the text.',
      ],
    ],
    [
      'files that nothing reads',
      {
        'content/docs/lists.mdx': pageText('Lists'),
        'content/reference/list.yml': 'page: list-reference\n',
        'content/doc/maps.md': pageText('Maps'),
        'content/docs/.hidden.swp': '',
      },
      [
        'content/doc/maps.md:1: This file is not used: correct its extension or its folder, or remove it.',
        'content/docs/lists.mdx:1: This file is not used: correct its extension or its folder, or remove it.',
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
        "content/cli/_shared.yaml:2: 'flags.--syntax' must be a group of fields, not a text.",
        'content/cli/lsp.yaml:1: The file must be a group of fields, not a list.',
        "content/redirects.yaml:1: 'aliases' must be a group of fields, not a list.",
        "content/reference/list.yaml:1: 'description' is missing: add it.",
        "content/reference/list.yaml:1: 'intro' is missing: add it.",
        "content/reference/list.yaml:1: 'title' is missing: add it.",
        "content/reference/list.yaml:3: 'entries' must be a list, not a text.",
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
      ['content/home/sample.md:1: This code has no language: write one after the backticks, or `text`.'],
    ],
  ])('is reported with file and line: %s', async (_name, files, expected) => {
    expect((await readSite(files)).messages).toEqual(expected);
  });

  it('does not take other pages away', async () => {
    const { content } = await readSite({ 'content/docs/lists.md': 'No fields.\n' });
    expect(content.pages.map(({ id }) => id)).toEqual(['intro', 'testing']);
  });
});

describe('a folder without content', () => {
  it('has no pages, and says that the sidebars are missing', async () => {
    const root = await tinySite({ 'README.md': '' });
    const content = await readContent({ root, versions: VERSIONS, includeDrafts: false });
    expect(content.pages).toEqual([]);
    expect(content.problems.map(formatProblem)).toEqual([
      "content/sidebars.yaml:1: 'sidebars' is missing: add it.",
    ]);
  });
});
