import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFrom } from '../../src/build/project';
import { filesOf, firstLoad, pagesOf, ROOT } from '../helpers/dist';
import { buildMade, makeSite } from '../helpers/made-site';

/** Four versions of each guide. */
const SMALL = makeSite('small', 3);
const LARGE = makeSite('large', 250);

/** Where the build of a site keeps what it remembers. */
const cacheFolder = (dist: string) => projectFrom({ root: ROOT, siteConfig: '' }, ['--out', dist]).cache;

const introduction = (dist: string) =>
  readFileSync(join(ROOT, dist, 'docs/intro/introduction/index.html'), 'utf8');

function fingerprint(dist: string): string {
  const hash = createHash('sha1');
  for (const file of filesOf(dist)) hash.update(file).update(readFileSync(join(dist, file)));
  return hash.digest('hex');
}

describe('a site of 1,000 pages beside one of a dozen', () => {
  test('builds within 15 seconds and closes with a summary of pages, warnings, seconds and bytes', () => {
    const { status, output, seconds } = buildMade(LARGE);
    expect(output).toMatch(/^\d+ pages, \d+ warnings, [\d.]+ s, [\d.]+ MB in dist\/$/m);
    expect(output).toMatch(/Writing pages: (\d+) of \1/);
    expect(status).toBe(0);
    expect(pagesOf(join(ROOT, LARGE.dist)).length).toBeGreaterThan(1000);
    expect(seconds).toBeLessThan(15);
  });

  test('builds again within 3 seconds after one page has changed, and writes the change', () => {
    const file = join(ROOT, LARGE.content, 'content/docs/guides/guide-7.md');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nA line that was added.\n`);
    const { seconds } = buildMade(LARGE);
    const page = readFileSync(join(ROOT, LARGE.dist, 'docs/guides/guide-7/index.html'), 'utf8');
    expect(page).toContain('A line that was added.');
    expect(seconds).toBeLessThan(3);
  });

  test('sends the same script and style on the first load, and hardly more HTML', () => {
    buildMade(SMALL);
    const small = firstLoad(join(ROOT, SMALL.dist), introduction(SMALL.dist));
    const large = firstLoad(join(ROOT, LARGE.dist), introduction(LARGE.dist));
    expect(large.script).toBe(small.script);
    expect(large.style).toBe(small.style);
    expect(large.requests).toBe(small.requests);
    // The sidebar lists the pages of its section, so it alone grows with them.
    expect(large.html - small.html).toBeLessThan(4_000);
  });

  test('comes out byte for byte the same from the same tree, also without what the last build remembered', () => {
    const before = fingerprint(join(ROOT, SMALL.dist));
    rmSync(join(ROOT, SMALL.dist), { recursive: true });
    rmSync(cacheFolder(SMALL.dist), { recursive: true });
    buildMade(SMALL);
    expect(fingerprint(join(ROOT, SMALL.dist))).toBe(before);
  });
});
