/** Section 8: warnings about mistakes in content. Errors that stop it: conformance/build-failure.full.test.ts. */
import { readFile } from 'node:fs/promises';
import { folderOf } from '../variants/build';
import { expect, test } from '../variants/test';

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
