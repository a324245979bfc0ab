import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DIST, filesOf, firstLoad, gzipSize, pagesOf } from '../helpers/dist';

/** Bytes after gzip. */
const MOST_SCRIPT = 11_000;
const MOST_STYLE = 10_000;
const MOST_IN_ALL = 60_000;
/** With what a screen brings, or search: React. */
const MOST_SCRIPT_WITH_REACT = 75_000;

const documents = pagesOf(DIST).filter(({ path }) => path.startsWith('/docs'));

describe('the first load of a document page', () => {
  test.each(documents.filter((_, index) => index % 50 === 0).map(({ path, html }) => [path, html] as const))(
    '%s stays within its budget',
    (_path, html) => {
      const { script, style } = firstLoad(DIST, html);
      expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
      expect(style).toBeLessThanOrEqual(MOST_STYLE);
      expect(style).toBeGreaterThan(1000);
    },
  );

  test('is at most 60 kB in all on every page', () => {
    const [first] = documents;
    const { script, style } = firstLoad(DIST, first?.html ?? '');
    const tooLarge = documents
      .map(({ path, html }) => ({ path, all: firstLoad(DIST, html).html + script + style }))
      .filter(({ all }) => all > MOST_IN_ALL);
    expect(tooLarge).toEqual([]);
  });

  test('takes two requests: the page with its styles, and the script', () => {
    for (const { html } of documents.slice(0, 20)) expect(firstLoad(DIST, html).requests).toBe(2);
  });

  test('is followed by at most 75 kB of script in all where React is needed', () => {
    const names = filesOf(DIST).filter((file) => /^assets\/(main|react|screen-root)-.*\.js$/.test(file));
    expect(names).toHaveLength(3);
    const all = names.reduce((sum, file) => sum + gzipSize(readFileSync(join(DIST, file))), 0);
    expect(all).toBeLessThanOrEqual(MOST_SCRIPT_WITH_REACT);
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
