import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, firstLoad, pagesOf, ROOT } from '../helpers/dist';
import { buildMade, cacheOf, makeSite } from '../helpers/made-site';

/** Four versions of each guide. */
const SMALL = makeSite('small', 3);
const LARGE = makeSite('large', 25);
const EDITED = 'guides/guide-7';

const introduction = (dist: string) => readFileSync(join(ROOT, dist, 'docs/intro/introduction.html'), 'utf8');

/** The pages by their address. */
function pageTexts(dist: string): Map<string, string> {
  return new Map(pagesOf(join(ROOT, dist)).map(({ path, html }) => [path, html]));
}

function fingerprint(dist: string): string {
  const hash = createHash('sha1');
  for (const file of filesOf(dist)) hash.update(file).update(readFileSync(join(dist, file)));
  return hash.digest('hex');
}

describe('a site of 100 pages beside one of a dozen', () => {
  test('is built, with a summary of pages, warnings, seconds and bytes', () => {
    const { status, output } = buildMade(LARGE);
    expect(output).toMatch(/^\d+ pages, \d+ warnings, [\d.]+ s, [\d.]+ MB in dist\/$/m);
    expect(status).toBe(0);
    expect(pagesOf(join(ROOT, LARGE.dist)).length).toBeGreaterThan(100);
  });

  test('is built again after an edit of one page, and no other page changes', () => {
    const before = pageTexts(LARGE.dist);
    const file = join(ROOT, LARGE.content, `content/docs/${EDITED}.md`);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nA line that was added.\n`);
    expect(buildMade(LARGE).status).toBe(0);
    const after = pageTexts(LARGE.dist);
    const changed = [...after.keys()].filter((path) => after.get(path) !== before.get(path));
    expect(changed.length).toBeGreaterThan(0);
    for (const path of changed) {
      expect(path).toMatch(new RegExp(`/${EDITED}$`));
      expect(after.get(path)).toContain('A line that was added.');
    }
  });

  test('sends the same script and style on the first load, and little more HTML', () => {
    buildMade(SMALL);
    const small = firstLoad(join(ROOT, SMALL.dist), introduction(SMALL.dist));
    const large = firstLoad(join(ROOT, LARGE.dist), introduction(LARGE.dist));
    expect(large.script).toBe(small.script);
    expect(large.style).toBe(small.style);
    expect(large.requests).toBe(small.requests);
    // Only the sidebar grows, because it lists the pages of its section.
    expect(large.html - small.html).toBeLessThan(4_000);
  });

  test('is byte for byte the same from the same tree, also without the cache of the last build', () => {
    const before = fingerprint(join(ROOT, SMALL.dist));
    rmSync(join(ROOT, SMALL.dist), { recursive: true });
    rmSync(cacheOf(SMALL.dist), { recursive: true });
    buildMade(SMALL);
    expect(fingerprint(join(ROOT, SMALL.dist))).toBe(before);
  });
});
