import { describe, expect, it } from 'vitest';
import { madeUpSite } from '../../../../tests/helpers/made-up-site';
import { type Files, pageText, tinySite } from '../../../../tests/helpers/tiny-site';
import { buildId, type PageInputs } from './build-id';

const ROOT = process.cwd();
const INPUTS: PageInputs = {
  site: madeUpSite(),
  client: {
    assets: [{ file: 'assets/app-1.js', content: '' }],
    boot: 'boot()',
    style: 'p{}',
    frontStyle: '',
  },
  lastChanges: new Map([['content/docs/lists.md', '2026-11-19']]),
};

async function idOf(changes: Partial<PageInputs> = {}, text = 'Text.', files: Files = {}) {
  const contentRoot = await tinySite({ 'content/docs/lists.md': pageText('Lists', text), ...files });
  return buildId({ root: ROOT, contentRoot }, { ...INPUTS, ...changes });
}

describe('the id of a build', () => {
  it('is the same for the same inputs in another folder', async () => {
    expect(await idOf()).toBe(await idOf());
    expect(await idOf()).toMatch(/^[\da-f]{12}$/);
  });

  it.each<[string, Partial<PageInputs>]>([
    ['a script', { client: { ...INPUTS.client, assets: [{ file: 'assets/app-2.js', content: '' }] } }],
    ['the inline script', { client: { ...INPUTS.client, boot: 'start()' } }],
    ['a style', { client: { ...INPUTS.client, style: 'p{margin:0}' } }],
    ['a style of front pages', { client: { ...INPUTS.client, frontStyle: 'h1{}' } }],
    ['the configuration', { site: madeUpSite({ title: 'Burrito' }) }],
    ['the day of a change', { lastChanges: new Map([['content/docs/lists.md', '2026-11-20']]) }],
  ])('differs when %s does', async (_what, changes) => {
    expect(await idOf(changes)).not.toBe(await idOf());
  });

  it('differs when a text does', async () => {
    expect(await idOf({}, 'Other text.')).not.toBe(await idOf());
  });

  it.each(['content/SOURCES.md', 'content/addresses.txt'])('is the same when %s differs', async (file) => {
    expect(await idOf({}, 'Text.', { [file]: 'Other.' })).toBe(await idOf({}, 'Text.', { [file]: 'One.' }));
  });
});
