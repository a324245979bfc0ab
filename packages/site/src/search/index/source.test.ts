import { describe, expect, it } from 'vitest';
import { pageText, tinySite } from '../../../../../tests/helpers/tiny-site';
import { readContent } from '../../content/read';
import { splitVersions } from '../../content/versions';
import { textFor } from '../../model/syntax-text';
import { hostedRecords } from './hosted-records';
import { searchSource } from './source';

const VERSIONS = [
  { name: '2.0.0', label: '2.0.0', path: '/docs', isLast: true },
  { name: '1.0.0', label: '1.0.0', path: '/docs/1.0.0', isLast: false },
];

const FILES = {
  'content/search.yaml':
    'tools: [{ page: playground, title: Playground, description: Run code., keywords: [try] }]',
  'content/docs/intro.md': pageText('Intro', 'Hello.\n\n:::since{version=2.0.0}\n## New\n\nOnly new.\n:::'),
  'content/docs/old.md': pageText('Old', 'Old text.', 'until: 1.0.0\nkeywords: [ancient]\n'),
  'content/docs/draft.md': pageText('Draft', 'Not yet.', 'draft: true\n'),
  'content/reference/list.yaml': `page: list-reference
module: List
title: List
description: About lists.
intro: A list.
entries:
  - name: length
    kind: value
    cameligo: "val length : 'a.'a list -> nat"
    jsligo: "let length: <a>(_: list<a>) => nat"
    summary: Its length.
    example: { jsligo: "const a = 1;", cameligo: "let a = 1" }
  - name: len
    kind: value
    deprecated: List.length
    cameligo: "val len : 'a.'a list -> nat"
    jsligo: "let len: <a>(_: list<a>) => nat"
    summary: Its length.
    example: { jsligo: "const a = 1;", cameligo: "let a = 1" }
`,
  'content/cli/compile.yaml': `command: compile
synopsis: ligo compile FILE
summary: It compiles a file to Michelson.
description: It compiles a file to Michelson for you.
flags:
  - flag: --format
    aliases: [-f]
    description: How the result is written down.
  - flag: --new
    since: 2.0.0
    description: Only newer versions have this one.
examples: []
`,
  'content/sidebars.yaml':
    'sidebars:\n  docs:\n    label: Docs\n    items:\n      - category: { jsligo: Names, cameligo: Mods }\n        items: [intro, old, reference/list-reference]\n      - manpages/compile\n',
  'content/glossary.yaml':
    'title: Glossary\ndescription: Terms.\nlead: All terms.\nterms:\n  - { term: fold, text: It visits all elements. }\n',
  'content/blog/post.md':
    '---\ntitle: Post\ndescription: A post.\ndate: 2024-01-02\nauthors: [A]\ntags: [news]\n---\n\nText of the post.\n',
};

async function sources() {
  const root = await tinySite(FILES);
  const names = VERSIONS.map(({ name }) => name);
  const content = await readContent({ root, versions: names, includeDrafts: false });
  const versions = splitVersions(content, VERSIONS, { mainDoc: 'intro', includeDrafts: false });
  return versions.map((current) => ({
    version: current.version.name,
    pages: searchSource(content, current),
  }));
}

describe('what is searched', () => {
  it('includes the pages of a version, the blog, tools, but no drafts, and in older ones no collections', async () => {
    const [latest, older] = await sources();
    const ids = (pages: readonly { id: string }[] = []) => pages.map(({ id }) => id).sort();
    expect(ids(latest?.pages)).toEqual([
      'blog/post',
      'glossary',
      'intro',
      'manpages/compile',
      'playground',
      'reference/list-reference',
    ]);
    expect(ids(older?.pages)).toEqual([
      'blog/post',
      'intro',
      'manpages/compile',
      'old',
      'playground',
      'reference/list-reference',
    ]);
  });

  it('is the text of that version', async () => {
    const [latest, older] = await sources();
    const titles = (source: typeof latest) =>
      source?.pages.find(({ id }) => id === 'intro')?.sections.map(({ title }) => title);
    expect(titles(latest)).toEqual(['Intro', 'New']);
    expect(titles(older)).toEqual(['Intro']);
  });

  it('has the flags of the version with their aliases', async () => {
    const [latest, older] = await sources();
    const flags = (source: typeof latest) => source?.pages.find(({ kind }) => kind === 'command')?.flags;
    expect(flags(latest)).toEqual(['--format', '-f', '--new']);
    expect(flags(older)).toEqual(['--format', '-f']);
  });

  it('has values, their types and whether they are deprecated', async () => {
    const [latest] = await sources();
    const list = latest?.pages.find(({ id }) => id === 'reference/list-reference');
    const symbols = list?.sections.filter(({ symbol }) => symbol);
    expect(symbols).toMatchObject([
      { title: 'List.length', symbol: 'value', type: "'a list -> nat" },
      { title: 'List.len', symbol: 'value', type: "'a list -> nat", deprecated: true },
    ]);
    expect(symbols?.[0]).not.toHaveProperty('deprecated');
  });

  it('has the names of sections in both syntaxes', async () => {
    const [latest] = await sources();
    const trail = latest?.pages.find(({ id }) => id === 'intro')?.trail ?? [];
    expect(trail.map((label) => textFor(label, 'cameligo'))).toEqual(['Mods']);
  });
});

describe('records of hosted engines', () => {
  it('list all versions that have the same section', async () => {
    const records = hostedRecords(await sources(), 'en');
    const intro = records.filter(({ page }) => page === 'intro');
    expect(intro.map(({ anchor, version }) => [anchor, version])).toEqual([
      ['', ['2.0.0', '1.0.0']],
      ['new', ['2.0.0']],
    ]);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records.every(({ objectID }) => /^[\w-]+$/.test(objectID))).toBe(true);
    expect(records.every(({ lang }) => lang === 'en')).toBe(true);
    expect(records.find(({ anchor }) => anchor === '--format')).toMatchObject({
      kind: 'command',
      heading: '--format',
    });
    expect(JSON.stringify(records)).not.toMatch(/[\ue000-\uf8ff]/);
  });
});
