import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { madeUpSite } from '../../tests/helpers/made-up-site';
import { type Files, pageText, tinySite } from '../../tests/helpers/tiny-site';
import { runCommand } from './main';

const site = madeUpSite();

const CONFIG = `export const site = {
  docs: {
    versions: [
      { name: 'next', label: 'Next', path: '/docs/next', isLast: false },
      { name: '2.0.0', label: '2.0.0 (latest)', path: '/docs', isLast: true },
      { name: '1.10.0', label: '1.10.0', path: '/docs/1.10.0', isLast: false },
      { name: '1.0.0', label: '1.0.0', path: '/docs/1.0.0', isLast: false },
    ],
    mainDoc: 'lists',
  },
};
`;

const LISTS = `Since 2.0.0, a word.

:::since{version=next}
Soon.
:::

:::until{version=1.0.0}
Long ago.
:::

| A |
| - |
| a :row{since=next} |
| b :row{until=1.0.0} |

The :since[new]{version=next}:until[old]{version=1.0.0} way.
`;

const FILES: Files = {
  'site.config.ts': CONFIG,
  'content/docs/lists.md': pageText('Lists', LISTS),
  'content/docs/coming.md': pageText('Coming', 'Text.', 'since: next\n'),
  'content/docs/old/lists.md': pageText('Old lists', '[Lists](../lists.md)', 'until: 1.0.0\n'),
  'content/reference/list.yaml':
    'page: list-reference\nmodule: List\ntitle: List\ndescription: D.\nintro: "The :since[new]{version=next}:until[`old` [way](ref:List.map)]{version=1.0.0} one"\nentries:\n  - name: map\n    since: next # soon\n',
  'content/changes.yaml': 'title: "From {{from}}"\ndescription: D.\nintro: I.\nnone: N.\nchanges: []\n',
  'content/search.yaml': 'boosts:\n  - { pages: [old/*], boost: 0.8 }\n  - { pages: [lists], boost: 2 }\n',
  'content/sidebars.yaml':
    'sidebars:\n  docs:\n    label: Docs\n    items:\n      - lists\n      - coming\n      - category: Old\n        items: [old/lists]\n      - changes/from-1.0.0\n      - changes/from-1.10.0\n      - changes/from-2.0.0\n',
  'content/redirects.yaml': 'aliases: { list: lists }\nmoved:\n  old/lists: lists\n',
  'content/addresses.txt':
    '/docs\n/docs/lists\n/docs/1.0.0\n/docs/1.0.0/lists\n/docs/1.0.0/old/lists\n/docs/1.10.0/changes/from-1.0.0\n',
};

async function run(name: string, version: string, files: Files = FILES) {
  const root = await tinySite(files);
  const lines: string[] = [];
  const code = await runCommand(name, [version, '--yes'], { root, site, log: (line) => lines.push(line) });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return { root, code, read, output: lines.join('\n') };
}

describe('a new version', () => {
  it('becomes the latest; the former one moves to its number, and `next` stays', async () => {
    const { code, read } = await run('new:version', '2.1.0');
    expect(code).toBe(0);
    expect(read('site.config.ts')).toContain(`
      { name: 'next', label: 'Next', path: '/docs/next', isLast: false },
      { name: '2.1.0', label: '2.1.0 (latest)', path: '/docs', isLast: true },
      { name: '2.0.0', label: '2.0.0', path: '/docs/2.0.0', isLast: false },
      { name: '1.10.0'`);
  });

  it('has what was announced for the next one', async () => {
    const { read } = await run('new:version', '2.1.0');
    const lists = read('content/docs/lists.md');
    expect(lists).toContain(':::since{version=2.1.0}\nSoon.');
    expect(lists).toContain(':row{since=2.1.0}');
    expect(lists).toContain(':since[new]{version=2.1.0}');
    expect(read('content/docs/coming.md')).toContain('since: 2.1.0\n');
    expect(read('content/reference/list.yaml')).toContain('since: 2.1.0 # soon\n');
  });

  it('has a page for what changes after it, and all addresses are recorded', async () => {
    const { read } = await run('new:version', '2.1.0');
    expect(read('content/sidebars.yaml')).toContain(
      '      - changes/from-2.0.0\n      - changes/from-2.1.0\n',
    );
    const list = read('content/addresses.txt').split('\n');
    for (const path of [
      '/docs/2.0.0',
      '/docs/2.0.0/lists',
      '/docs/2.0.0/list',
      '/docs/coming',
      '/docs/next/changes/from-2.1.0',
      '/docs/changes/from-2.0.0',
    ])
      expect(list).toContain(path);
    expect(list).not.toContain('/docs/2.0.0/coming');
  });

  it('lists the lines that name the former latest version', async () => {
    const { output } = await run('new:version', '2.1.0');
    expect(output).toContain('  content/docs/lists.md:6: Since 2.0.0, a word.');
  });

  test.each([
    ['2.0.0', 'Version 2.0.0 exists: site.config.ts lists it in docs.versions.'],
    ['1.12.0', 'Version 1.12.0 is older than 2.0.0, the latest: choose a newer one.'],
    ['2.1', "'2.1' is not a version: write three numbers, such as 1.12.0."],
    ['v2.1.0', "'v2.1.0' is not a version"],
    ['02.1.0', "'02.1.0' is not a version"],
  ])('is refused: %s', async (version, message) => {
    const root = await tinySite(FILES);
    const done = runCommand('new:version', [version, '--yes'], { root, site, log: () => {} });
    await expect(done).rejects.toThrow(message);
    for (const [file, text] of Object.entries(FILES))
      expect(readFileSync(join(root, file), 'utf8')).toBe(text);
  });

  it('is refused if an address of the former one would lead nowhere', async () => {
    const files = { ...FILES, 'content/docs/last.md': pageText('Last', 'Text.', 'until: 2.0.0\n') };
    const published = { 'content/addresses.txt': '/docs/last\n' };
    await expect(run('new:version', '2.1.0', { ...files, ...published })).rejects.toThrow(
      "2.1.0 has no page at this address of 2.0.0: say in 'moved' of content/redirects.yaml where it leads.\n/docs/last",
    );
  });

  it('is refused if the configuration is written in another form', async () => {
    const files = {
      ...FILES,
      'site.config.ts': CONFIG.replace("{ name: '2.0.0', label", "{\nname: '2.0.0', label"),
    };
    await expect(run('new:version', '2.1.0', files)).rejects.toThrow(
      'site.config.ts has no line "{ name: \'2.0.0\', … }," in docs.versions: write each version in one line.',
    );
  });
});

describe('a retired version', () => {
  it('leaves the configuration, which remembers it', async () => {
    const { read } = await run('retire:version', '1.0.0');
    expect(read('site.config.ts')).not.toContain("name: '1.0.0'");
    expect(read('site.config.ts')).toContain("    ],\n    retired: ['1.0.0'],\n    mainDoc");
  });

  it('takes along its pages, with their entries, and the texts that only it shows', async () => {
    const { root, read } = await run('retire:version', '1.0.0');
    expect(existsSync(join(root, 'content/docs/old/lists.md'))).toBe(false);
    expect(read('content/sidebars.yaml')).not.toContain('Old');
    expect(read('content/search.yaml')).toBe('boosts:\n  - { pages: [lists], boost: 2 }\n');
    expect(read('content/docs/lists.md')).toBe(
      pageText(
        'Lists',
        LISTS.replace(':::until{version=1.0.0}\nLong ago.\n:::\n\n', '')
          .replace('| b :row{until=1.0.0} |\n', '')
          .replace(':until[old]{version=1.0.0}', ''),
      ),
    );
    expect(read('content/reference/list.yaml')).toContain('intro: "The :since[new]{version=next} one"');
  });

  it('keeps the page of what changed since it, and all published addresses', async () => {
    const { read } = await run('retire:version', '1.0.0');
    expect(read('content/sidebars.yaml')).toContain('changes/from-1.0.0');
    expect(read('content/addresses.txt')).toBe(FILES['content/addresses.txt']);
  });

  test.each([
    ['2.0.0', '2.0.0 is the latest version. You can retire one of 1.10.0, 1.0.0.'],
    ['next', "'next' is the unreleased version. You can retire one of 1.10.0, 1.0.0."],
    ['1.7.0', "There is no version '1.7.0'. You can retire one of 1.10.0, 1.0.0."],
  ])('is refused: %s', async (version, message) => {
    await expect(run('retire:version', version)).rejects.toThrow(message);
  });

  it('is refused if one of its addresses would lead nowhere', async () => {
    const root = await tinySite({ ...FILES, 'content/redirects.yaml': 'aliases: { list: lists }\n' });
    const done = runCommand('retire:version', ['1.0.0', '--yes'], { root, site, log: () => {} });
    await expect(done).rejects.toThrow(
      "No version that is left has a page for this address: say in 'moved' of content/redirects.yaml where it leads.\n/docs/1.0.0/old/lists",
    );
    expect(existsSync(join(root, 'content/docs/old/lists.md'))).toBe(true);
  });
});
