import { describe, expect, it } from 'vitest';
import { site } from '#site-config';
import { pageText, tinySite } from '../../tests/helpers/tiny-site';
import { latestWorld, loadSiteContent } from './site-content';

async function load() {
  const root = await tinySite({
    'content/docs/lists.md': pageText('Lists', ':::since{version=1.10.0}\n## Folding\n\nText.\n:::'),
    'content/docs/oxford.md': pageText('Oxford', 'Text.', 'since: 1.10.0\n'),
    'content/docs/unfinished.md': pageText('Unfinished', 'Text.', 'draft: true\n'),
    'content/sidebars.yaml': 'sidebars: { docs: { label: Docs, items: [lists, oxford, unfinished] } }\n',
  });
  return loadSiteContent({ root, site, includeDrafts: false });
}

describe('what links may lead to', () => {
  it('are the pages and headings of the own version', async () => {
    const { worlds } = await load();
    expect([...(worlds.get('1.6.0')?.anchorsOfPage ?? [])]).toEqual([['lists', new Set()]]);
    expect([...(worlds.get('1.10.0')?.anchorsOfPage ?? [])]).toEqual([
      ['lists', new Set(['folding'])],
      ['oxford', new Set()],
    ]);
  });

  it('tells what exists in other versions only, drafts left out', async () => {
    const world = (await load()).worlds.get('1.6.0');
    expect(world?.existsSomewhere('oxford')).toBe(true);
    expect(world?.existsSomewhere('lists', 'folding')).toBe(true);
    expect(world?.existsSomewhere('lists', 'nothing')).toBe(false);
    expect(world?.existsSomewhere('unfinished')).toBe(false);
    expect(world?.existsSomewhere('nothing')).toBe(false);
  });

  it('is in the latest version for texts that belong to none', async () => {
    expect(latestWorld(await load()).version.isLast).toBe(true);
  });
});
