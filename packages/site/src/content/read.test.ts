import { describe, expect, it } from 'vitest';
import { LSP, readSite, VERSIONS, withPage } from '../../../../tests/helpers/content-files';
import { pageText, tinySite } from '../../../../tests/helpers/tiny-site';
import { formatProblem } from '../model/problem';
import type { CompileCache, CompiledText } from './compile-texts';
import { textFor } from './content';
import { readContent } from './read';

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
    expect(oxford && textFor(oxford, '1.10.0')?.article.html).toBe('<p>Text.</p>');
    expect(oxford && textFor(oxford, '1.0.0')).toBeUndefined();
  });

  it('names the page of a folder after the folder', async () => {
    const { content } = await readSite({});
    expect(content.pages.map(({ id, file }) => [id, file])).toContainEqual([
      'testing',
      'content/docs/testing/index.md',
    ]);
  });

  it('lists posts from newest to oldest, and fragments by name', async () => {
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

  it('links inline code to library names and commands', async () => {
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

  it('are pages marked as drafts', async () => {
    const { content } = await readSite({
      'content/docs/intro.md': pageText('Introduction', 'Text.', 'draft: true\n'),
    });
    expect(content.pages.map(({ id, draft }) => [id, draft])).toEqual([
      ['intro', true],
      ['testing', false],
    ]);
  });

  it('are posts only if drafts are included', async () => {
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

  it('returns the same content, including problems', async () => {
    const cache = memory();
    const files = { 'content/docs/intro.md': pageText('Introduction', ':::nothing\nText.\n:::') };
    const first = await readSite(files, { cache });
    const second = await readSite(files, { cache });
    const pages = first.content.pages.map((page) => ({ ...page, tree: expect.any(Function) }));
    expect(second).toEqual({ ...first, content: { ...first.content, pages } });
    expect(cache.kept.size).toBe(2);
  });

  it('recompiles a page when its text, title or versions have changed', async () => {
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

  it('recompiles every page when there are new names for inline code to link to', async () => {
    const cache = memory();
    await readSite({}, { cache });
    await readSite({ 'content/cli/lsp.yaml': LSP }, { cache });
    expect(cache.kept.size).toBe(2 + 3);
  });
});

describe('a folder without content', () => {
  it('has no pages, and reports the missing sidebars', async () => {
    const root = await tinySite({ 'README.md': '' });
    const content = await readContent({ root, versions: VERSIONS, includeDrafts: false });
    expect(content.pages).toEqual([]);
    expect(content.problems.map(formatProblem)).toEqual([
      "content/sidebars.yaml:1: 'sidebars' is missing: add it.",
    ]);
  });
});
