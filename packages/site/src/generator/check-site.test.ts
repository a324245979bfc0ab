import { describe, expect, it, test } from 'vitest';
import { madeUpSite } from '../../../../tests/helpers/made-up-site';
import { pageText, tinySite } from '../../../../tests/helpers/tiny-site';
import type { NavbarItem } from '../model/site';
import { checkConfig, checkNavbarItems, checkTitles } from './check-site';
import { loadSiteContent } from './site-content';

async function load(items: readonly NavbarItem[], files: Readonly<Record<string, string>> = {}) {
  const root = await tinySite({
    'content/docs/lists.md': pageText('Lists'),
    'content/docs/sets.md': pageText('Sets'),
    'content/sidebars.yaml': 'sidebars: { docs: { label: Docs, items: [lists, sets] } }\n',
    ...files,
  });
  const site = madeUpSite({ navbar: { hideOnScroll: false, items } });
  return loadSiteContent({ root, site, includeDrafts: false });
}

describe('the navbar of the configuration', () => {
  it('is accepted if its items have targets', async () => {
    const all = await load([
      { type: 'doc', label: 'Docs', doc: 'lists', sidebar: 'docs' },
      { type: 'link', label: 'Blog', to: '/blog' },
      { type: 'search' },
    ]);
    expect(() => checkConfig(all)).not.toThrow();
  });

  it.each([
    [null, 'navbar.items[1] is not an object'],
    [{ type: 'link', label: { en: 'Blog' }, to: '/blog' }, "navbar.items[1] has no text as its 'label'"],
    [{ type: 'weather' }, "navbar.items[1] has no known 'type'"],
  ])('is a problem that does not stop the build with the entry %j', async (broken, message) => {
    const all = await load([{ type: 'search' }, broken as unknown as NavbarItem]);
    expect(() => checkConfig(all)).not.toThrow();
    expect(checkNavbarItems(all.site)).toEqual([
      { file: 'site.config.ts', message: expect.stringContaining(message) },
    ]);
  });

  test.each<[NavbarItem, string]>([
    [
      { type: 'doc', label: 'Docs', doc: 'list', sidebar: 'docs' },
      "navbar.items[0] ('Docs') names the page 'list', which does not exist in the latest version: did you mean 'lists'?",
    ],
    [
      { type: 'doc', label: 'Docs', doc: 'lists', sidebar: 'api' },
      "navbar.items[0] ('Docs') names the sidebar 'api', which does not exist in the latest version: use one of docs.",
    ],
    [{ type: 'link', label: 'Blog', to: '' }, "navbar.items[0] ('Blog') has no 'to'"],
  ])('is rejected: %j', async (item, message) => {
    const all = await load([item]);
    expect(() => checkConfig(all)).toThrow(`site.config.ts: ${message}`);
  });
});

describe('a version without content', () => {
  it('is rejected together with the problems that may explain it', async () => {
    const all = await load([], {
      'content/docs/lists.md': 'No front matter.',
      'content/docs/sets.md': 'None here.',
    });
    expect(() => checkConfig(all)).toThrow(/it has no docs[\s\S]*has no front matter/);
  });
});

describe('page titles', () => {
  it('are reported when two pages of a version share one', async () => {
    const all = await load([], { 'content/docs/sets.md': pageText('Lists') });
    expect(checkTitles(all)[0]).toEqual({
      file: 'content/docs/sets.md',
      line: 1,
      message:
        "The title 'Lists' is also that of content/docs/lists.md: choose another, and keep the short one as sidebar_label.",
    });
  });

  it('may be shared by pages of different versions', async () => {
    const all = await load([], {
      'content/docs/lists.md': pageText('Lists', 'Text.', 'since: 2.0.0\n'),
      'content/docs/sets.md': pageText('Lists', 'Text.', 'until: 1.0.0\n'),
    });
    expect(checkTitles(all)).toEqual([]);
  });
});
