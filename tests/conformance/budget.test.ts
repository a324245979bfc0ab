import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DIST, firstLoad, pagesOf } from '../helpers/dist';

/** Bytes after gzip. */
const MOST_SCRIPT = 75_000;
const MOST_STYLE = 12_000;
const MOST_IN_ALL = 100_000;
/** The two pages that list 81 and 91 entries of the library hold 19 kB of words alone. */
const LONGEST = /\/reference\/(test|toplevel)-reference$/;
const MOST_IN_LONGEST = 115_000;

const documents = pagesOf(DIST).filter(({ path }) => path.startsWith('/docs'));

describe('the first load of a document page', () => {
  test.each(documents.filter((_, index) => index % 50 === 0).map(({ path, html }) => [path, html] as const))(
    '%s stays within its budget',
    (_path, html) => {
      const { script, style } = firstLoad(DIST, html);
      expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
      expect(style).toBeLessThanOrEqual(MOST_STYLE);
    },
  );

  test('is at most 100 kB in all on every page but the two longest, which stay below 115 kB', () => {
    const [first] = documents;
    const { script, style } = firstLoad(DIST, first?.html ?? '');
    const tooLarge = documents
      .map(({ path, html }) => ({ path, all: firstLoad(DIST, html).html + script + style }))
      .filter(({ path, all }) => all > (LONGEST.test(path) ? MOST_IN_LONGEST : MOST_IN_ALL));
    expect(tooLarge).toEqual([]);
  });

  test('holds no list of routes: the script names no page', () => {
    const [first] = documents;
    const scripts = [...(first?.html ?? '').matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(
      ([, src]) => src ?? '',
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      const code = readFileSync(join(DIST, script), 'utf8');
      const named = documents.filter(({ path }) => path.split('/').length > 3 && code.includes(`"${path}"`));
      // The menu bar, the footer and the home page name a few pages; a list would name hundreds.
      expect(named.length).toBeLessThan(12);
    }
  });
});
