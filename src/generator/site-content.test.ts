import { describe, expect, it } from 'vitest';
import { madeUpSite } from '../../tests/helpers/made-up-site';
import { pageText, tinySite } from '../../tests/helpers/tiny-site';
import { latestLinkContext, loadSiteContent } from './site-content';

async function load() {
  const root = await tinySite({
    'content/docs/lists.md': pageText('Lists', ':::since{version=1.10.0}\n## Folding\n\nText.\n:::'),
    'content/docs/oxford.md': pageText('Oxford', 'Text.', 'since: 1.10.0\n'),
    'content/docs/unfinished.md': pageText('Unfinished', 'Text.', 'draft: true\n'),
    'content/sidebars.yaml': 'sidebars: { docs: { label: Docs, items: [lists, oxford, unfinished] } }\n',
  });
  return loadSiteContent({ root, site: madeUpSite(), includeDrafts: false });
}

describe('the targets of links', () => {
  it('are the pages and headings of the same version', async () => {
    const { linkContexts } = await load();
    expect([...(linkContexts.get('1.0.0')?.anchorsOfPage ?? [])]).toEqual([['lists', new Set()]]);
    expect([...(linkContexts.get('1.10.0')?.anchorsOfPage ?? [])]).toEqual([
      ['lists', new Set(['folding'])],
      ['oxford', new Set()],
    ]);
  });

  it('include what exists in other versions only, without drafts', async () => {
    const context = (await load()).linkContexts.get('1.0.0');
    expect(context?.existsSomewhere('oxford')).toBe(true);
    expect(context?.existsSomewhere('lists', 'folding')).toBe(true);
    expect(context?.existsSomewhere('lists', 'nothing')).toBe(false);
    expect(context?.existsSomewhere('unfinished')).toBe(false);
    expect(context?.existsSomewhere('nothing')).toBe(false);
  });

  it('are those of the latest version for texts outside of versions', async () => {
    expect(latestLinkContext(await load()).version.isLast).toBe(true);
  });
});
