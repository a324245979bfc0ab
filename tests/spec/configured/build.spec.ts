/** Section 8: what the build makes of mistakes in content and configuration. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, folderOf, root } from '../variants/build';
import { expect, test } from '../variants/test';

const CONTENT = join(root, 'tests/spec/variants/content');

test('broken links, broken Markdown links and duplicate routes are warnings: the site is built', async ({
  page,
}) => {
  const log = await readFile(`${folderOf('busy')}.log`, 'utf8');
  expect(log).toMatch(
    /warning: content\/docs\/intro\/parts\.md:\d+:\d+: '\/nowhere-at-all' is not a link of this site/,
  );
  expect(log).toMatch(/warning: content\/docs\/intro\/parts\.md:\d+:\d+: There is no page 'nowhere\/page'/);
  expect(log).toMatch(/warning: content\/docs\/twin\/index\.md:1: .* has the same address/);
  await page.goto('/docs/intro/parts');
  await expect(page.getByText('broken Markdown link')).toBeVisible();
  await page.goto('/docs/twin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twin');
});

for (const [what, words, change] of [
  [
    'docs',
    /Configuration error\.[\s\S]*1\.11\.5: it has no docs/,
    (content: string) => rm(join(content, 'docs'), { recursive: true }),
  ],
  [
    'sidebars',
    /Configuration error\.[\s\S]*1\.11\.5: it has no sidebars/,
    (content: string) => writeFile(join(content, 'sidebars.yaml'), 'sidebars: {}\n'),
  ],
] as const) {
  test(`missing ${what} are a configuration error: nothing is built`, async () => {
    test.slow();
    const folder = await mkdtemp(join(tmpdir(), 'ligo-docs-broken-'));
    await cp(CONTENT, join(folder, 'content'), { recursive: true });
    await change(join(folder, 'content'));
    const { code, output } = await build(`without-${what}`, { content: folder });
    await rm(folder, { recursive: true });
    expect(output).toMatch(words);
    expect(code).toBe(1);
  });
}
