import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { madeUpSite } from '../../tests/helpers/made-up-site';
import { type Files, pageText, tinySite } from '../../tests/helpers/tiny-site';
import { runCommand } from './main';

const site = madeUpSite();

const FILES: Files = {
  'content/docs/data-types/lists.md': pageText(
    'Lists',
    '[Sets](./sets.md#adding), [itself](./lists.md#adding).',
  ),
  'content/docs/data-types/sets.md': pageText('Sets', '[Lists](./lists.md#folding)'),
  'content/docs/intro/introduction.md': pageText('Introduction', '[Lists](../data-types/lists.md)'),
  'content/docs/old/only.md': pageText('Only', 'Text.', 'until: 1.10.0\n'),
  'content/docs/spec/page.md': pageText('Specified'),
  'content/blog/news.md': `${pageText('News', 'Text.', 'date: 2024-01-01\nauthors: [Ann]\ntags: [a]\n')}`,
  'content/blog/more.md': `${pageText('More', '[N](./news.md)', 'date: 2024-01-02\nauthors: [Ann]\ntags: [a]\n')}`,
  'content/reference/list.yaml':
    'page: list-reference\nmodule: List\ntitle: List\ndescription: D.\nintro: "[G](/data-types/lists.md)"\nentries: []\n',
  'content/sidebars.yaml':
    'sidebars:\n  docs:\n    label: Docs\n    items:\n      - category: Types\n        items: [data-types/lists]\n      - data-types/sets\n',
  'content/redirects.yaml': 'aliases:\n  lists: data-types/lists\nmoved:\n  a/b: data-types/sets # why\n',
  'content/search.yaml': 'boosts:\n  - { pages: [data-types/lists], boost: 0.7 }\n',
  'content/addresses.txt': '/docs/data-types/lists\n/docs/gone/page\n',
  'tests/evidence/addresses.json': '{"site":["/blog"],"docs":[{"path":"spec/page"}]}',
  'tests/search/judged.yaml': 'names:\n  - { q: lists, in: ["data-types/lists#a"] }\n',
  'site.config.ts': "export const footer = ['/docs/data-types/sets'];\n",
};

async function run(name: string, args: readonly string[], files: Files = FILES) {
  const root = await tinySite(files);
  const lines: string[] = [];
  const code = await runCommand(name, args, { root, site, log: (line) => lines.push(line) });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return { root, code, read, output: lines.join('\n') };
}

describe('a page that moves', () => {
  const move = () => run('move:page', ['docs/data-types/lists', 'docs/collections/lists', '--yes']);

  it('takes its links along', async () => {
    const { root, code, read } = await move();
    expect(code).toBe(0);
    expect(existsSync(join(root, 'content/docs/data-types/lists.md'))).toBe(false);
    expect(read('content/docs/collections/lists.md')).toContain(
      '[Sets](../data-types/sets.md#adding), [itself](./lists.md#adding).',
    );
  });

  it('keeps the links that lead to it, with their anchors', async () => {
    const { read, output } = await move();
    expect(read('content/docs/data-types/sets.md')).toContain('[Lists](../collections/lists.md#folding)');
    expect(read('content/docs/intro/introduction.md')).toContain('[Lists](../collections/lists.md)');
    expect(read('content/reference/list.yaml')).toContain('(/collections/lists.md)');
    expect(output).toContain('content/docs/intro/introduction.md:6');
  });

  it('leaves a redirect, and redirects still lead to it in one step', async () => {
    const { read } = await move();
    expect(read('content/redirects.yaml')).toBe(
      'aliases:\n  lists: collections/lists\nmoved:\n  a/b: data-types/sets # why\n  data-types/lists: collections/lists\n',
    );
  });

  it('lists what names it outside of the content', async () => {
    const root = await tinySite({
      ...FILES,
      'tests/pages.ts': "open('/docs/data-types/lists');\nopen('/docs/data-types/lists-of-lists');\n",
    });
    for (const args of [
      ['init', '-q'],
      ['add', '--all'],
      ['-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '-qm', 'a'],
    ])
      expect(spawnSync('git', args, { cwd: root }).status).toBe(0);
    const lines: string[] = [];
    await runCommand('move:page', ['docs/data-types/lists', 'docs/collections/lists', '--yes'], {
      root,
      site,
      log: (line) => lines.push(line),
    });
    expect(lines.filter((line) => line.includes('tests/'))).toEqual(
      expect.arrayContaining(['  tests/pages.ts:1']),
    );
    expect(lines).not.toContain('  tests/pages.ts:2');
  });

  it('keeps its place in the sidebar and in search', async () => {
    const { read } = await move();
    expect(read('content/sidebars.yaml')).toContain('items: [collections/lists]');
    expect(read('content/search.yaml')).toContain('[collections/lists]');
    expect(read('tests/search/judged.yaml')).toContain('"collections/lists#a"');
  });

  it('is recorded with its new addresses, and the old ones stay on the list', async () => {
    const { read } = await move();
    const list = read('content/addresses.txt').split('\n');
    for (const path of ['/docs/data-types/lists', '/docs/collections/lists', '/docs/next/collections/lists'])
      expect(list).toContain(path);
  });

  it('may be a post', async () => {
    const { read } = await run('move:page', ['blog/news', 'blog/old-news', '--yes']);
    expect(read('content/blog/more.md')).toContain('[N](./old-news.md)');
    expect(read('content/redirects.yaml')).toContain('blog:\n  news: old-news\n');
  });

  it('may have been moved by hand: then only its redirect is missing', async () => {
    const { read } = await run('move:page', ['gone/page', 'data-types/sets', '--yes']);
    expect(read('content/redirects.yaml')).toContain('  gone/page: data-types/sets\n');
    expect(read('content/docs/data-types/sets.md')).toBe(FILES['content/docs/data-types/sets.md']);
  });
});

describe('a page that is removed', () => {
  const remove = (page: string, to: string) => run('remove:page', [page, '--to', to, '--yes']);

  it('leaves the sidebar, with the category that it leaves empty, and search', async () => {
    const { root, read } = await remove('data-types/lists', 'data-types/sets');
    expect(existsSync(join(root, 'content/docs/data-types/lists.md'))).toBe(false);
    expect(read('content/sidebars.yaml')).toBe(
      'sidebars:\n  docs:\n    label: Docs\n    items:\n      - data-types/sets\n',
    );
    expect(read('content/search.yaml')).not.toContain('data-types');
  });

  it('leads its address and the links to it elsewhere, and names the links', async () => {
    const { read, output } = await remove('data-types/lists', 'data-types/sets');
    expect(read('content/redirects.yaml')).toContain('  data-types/lists: data-types/sets\n');
    expect(read('content/redirects.yaml')).toContain('  lists: data-types/sets\n');
    expect(read('content/docs/intro/introduction.md')).toContain('[Lists](../data-types/sets.md)');
    expect(output).toContain('content/docs/intro/introduction.md:6');
  });
});

describe('what is refused leaves everything unchanged', () => {
  test.each<[string, string, string[], string]>([
    [
      'an unknown page',
      'move:page',
      ['data-types/list', 'a/b'],
      "There is no page 'docs/data-types/list': did you mean 'docs/data-types/lists'?",
    ],
    [
      'a target that exists',
      'move:page',
      ['data-types/lists', 'data-types/sets'],
      "The address 'docs/data-types/sets' is that of content/docs/data-types/sets.md: choose another.",
    ],
    [
      'a target that is a redirect',
      'move:page',
      ['data-types/lists', 'a/b'],
      "The address 'docs/a/b' leads to 'data-types/sets' (content/redirects.yaml:4)",
    ],
    [
      'a target of another version',
      'move:page',
      ['data-types/lists', 'docs/1.0.0/lists'],
      "The address 'docs/1.0.0/lists' belongs to version 1.0.0: choose another.",
    ],
    [
      'a target that is no address',
      'move:page',
      ['data-types/lists', 'docs/a b'],
      "'docs/a b' is not a valid address",
    ],
    [
      'a post that becomes a page',
      'move:page',
      ['blog/news', 'docs/a/news'],
      "'blog/news' cannot become 'docs/a/news': pages stay in docs, posts in blog.",
    ],
    [
      'an address of the specification',
      'move:page',
      ['spec/page', 'a/page'],
      "'docs/spec/page' is an address that the specification names: it must stay a page.",
    ],
    [
      'a generated page',
      'remove:page',
      ['reference/list-reference', '--to', 'data-types/lists'],
      "'docs/reference/list-reference' is generated from content/reference/list.yaml: change that file instead.",
    ],
    [
      'one name too few',
      'move:page',
      ['data-types/lists'],
      'Usage: npm run move:page -- docs/old/page docs/new/page',
    ],
    [
      'no place to lead to',
      'remove:page',
      ['data-types/lists'],
      'Say where its address should lead: add --to with a page.',
    ],
    [
      'an unknown place to lead to',
      'remove:page',
      ['data-types/lists', '--to', 'x'],
      "There is no page 'docs/x' to lead to",
    ],
    [
      'a page that leads to itself',
      'remove:page',
      ['data-types/lists', '--to', 'data-types/lists'],
      'cannot lead to itself',
    ],
    [
      'a place that not all versions have',
      'remove:page',
      ['data-types/lists', '--to', 'old/only'],
      "'docs/old/only' is not in next, 2.0.0, which have 'docs/data-types/lists'",
    ],
    [
      'a page of the footer',
      'remove:page',
      ['data-types/sets', '--to', 'data-types/lists'],
      "site.config.ts names '/docs/data-types/sets': let it lead elsewhere first.",
    ],
    [
      'no answer',
      'move:page',
      ['data-types/lists', 'c/d'],
      'There is no terminal to ask on: add --yes to make these changes.',
    ],
  ])('%s', async (why, name, args, message) => {
    const root = await tinySite(FILES);
    const yes = why === 'no answer' ? [] : ['--yes'];
    const done = runCommand(name, [...args, ...yes], { root, site, log: () => {} });
    await expect(done).rejects.toThrow(message);
    for (const [file, text] of Object.entries(FILES))
      expect(readFileSync(join(root, file), 'utf8')).toBe(text);
  });

  it('an answer that is not yes', async () => {
    const root = await tinySite(FILES);
    const lines: string[] = [];
    const place = { root, site, ask: async () => 'n', log: (line: string) => lines.push(line) };
    expect(await runCommand('move:page', ['data-types/lists', 'c/d'], place)).toBe(1);
    expect(lines).toContain('  write  content/docs/c/d.md');
    expect(lines.at(-1)).toBe('Nothing has been changed.');
    expect(existsSync(join(root, 'content/docs/data-types/lists.md'))).toBe(true);
  });

  it.skipIf(spawnSync('git', ['--version']).status !== 0)('a working tree with changes', async () => {
    const root = await tinySite(FILES);
    spawnSync('git', ['init', '-q'], { cwd: root });
    writeFileSync(join(root, 'content/docs/draft.md'), 'x');
    const done = runCommand('move:page', ['data-types/lists', 'c/d', '--yes'], { root, site, log: () => {} });
    await expect(done).rejects.toThrow(
      /^The working tree has changes that are not committed \(\d+, such as /,
    );
  });
});
