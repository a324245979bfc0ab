import { describe, expect, it } from 'vitest';
import { madeUpSite } from '../../../../tests/helpers/made-up-site';
import { pageText, tinySite } from '../../../../tests/helpers/tiny-site';
import { loadSiteContent } from './site-content';

async function load() {
  const root = await tinySite({
    'content/docs/lists.md': pageText('Lists', ':::since{version=1.10.0}\n## Folding\n\nText.\n:::'),
    'content/docs/oxford.md': pageText('Oxford', 'Text.', 'since: 1.10.0\n'),
    'content/docs/unfinished.md': pageText('Unfinished', 'Text.', 'draft: true\n'),
    'content/sidebars.yaml': 'sidebars: { docs: { label: Docs, items: [lists, oxford, unfinished] } }\n',
  });
  const all = await loadSiteContent({ root, site: madeUpSite(), includeDrafts: false });
  const contextOf = (name: string) => {
    const found = all.versions.find(({ version }) => version.name === name);
    return found && all.linkContextOf(found.version);
  };
  return { all, contextOf };
}

describe('the targets of links', () => {
  it('are the pages and headings of the same version', async () => {
    const { contextOf } = await load();
    expect([...(contextOf('1.0.0')?.anchorsOfPage ?? [])]).toEqual([['lists', new Set()]]);
    expect([...(contextOf('1.10.0')?.anchorsOfPage ?? [])]).toEqual([
      ['lists', new Set(['folding'])],
      ['oxford', new Set()],
    ]);
  });

  it('include targets that exist only in other versions, without drafts', async () => {
    const context = (await load()).contextOf('1.0.0');
    expect(context?.existsSomewhere('oxford')).toBe(true);
    expect(context?.existsSomewhere('lists', 'folding')).toBe(true);
    expect(context?.existsSomewhere('lists', 'nothing')).toBe(false);
    expect(context?.existsSomewhere('unfinished')).toBe(false);
    expect(context?.existsSomewhere('nothing')).toBe(false);
  });
});
