import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { site } from '#site-config';
import { openCache } from '../../src/build/compile-cache';
import { projectFrom } from '../../src/build/project';
import { searchFiles } from '../../src/build/search-index';
import { loadSiteContent } from '../../src/build/site-content';
import type { SearchAnswer } from '../../src/model/search';
import { decodeIndex } from '../../src/search/engine/decode';
import type { SearchIndex } from '../../src/search/engine/index-data';
import { createEngine } from '../../src/search/engine/search';
import { indexPath } from '../../src/search/format';
import { ROOT } from '../helpers/dist';

interface Judged {
  readonly q: string;
  readonly in: readonly string[];
}

const LATEST = '1.11.5';
const MOST_INDEX_BYTES = 150_000;
/** What is built for one version stays within bounds as the text grows; 1.6.0 has half as many pages again. */
const MOST_LARGE_INDEX_BYTES = 160_000;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const engine = createEngine();
const files = new Map<string, string>();
const indexes = new Map<string, SearchIndex>();

function judged(file: string): Record<string, Judged[]> {
  return parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Record<string, Judged[]>;
}

function ask(query: string, version = LATEST): SearchAnswer {
  const index = indexes.get(version);
  if (!index) throw new Error(`There is no index of ${version}.`);
  return engine.search({ query, versions: [version], syntax: 'jsligo', limit: 10 }, [index], () => undefined)
    .answer;
}

/** The place of the expected page in the answer, from 1; 0 when it is not there. */
function rankOf({ q, in: expected }: Judged): number {
  const fits = (page: SearchAnswer['pages'][number]) =>
    expected.some((one) => {
      const [id, anchor] = one.split('#');
      return page.id === id && (anchor === undefined || page.hits[0]?.anchor === anchor);
    });
  return ask(q).pages.findIndex(fits) + 1;
}

beforeAll(async () => {
  // What the last build has compiled is taken from its cache, as far as it is still good.
  const cache = await openCache(projectFrom({ root: ROOT, siteConfig: join(ROOT, 'site.config.ts') }, []));
  const all = await loadSiteContent({
    root: ROOT,
    site,
    includeDrafts: false,
    cache: cache.articles,
    fields: cache.fields,
  });
  for (const { file, content } of searchFiles(all)) files.set(file, content);
  for (const { name } of site.docs.versions) {
    indexes.set(name, decodeIndex(JSON.parse(files.get(indexPath(name)) ?? 'null')));
  }
});

describe('the judged queries', () => {
  const groups = judged('judged.yaml');
  const all = Object.values(groups).flat();

  test('are enough and of every sort', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(Object.keys(groups).sort()).toEqual(
      ['commands', 'misspelt', 'names', 'otherSyntax', 'prefixes', 'questions'].sort(),
    );
  });

  test('name pages that exist', () => {
    const ids = new Set(indexes.get(LATEST)?.pages.map(({ id }) => id));
    const unknown = all.flatMap(({ q, in: pages }) =>
      pages.filter((page) => !ids.has(page.split('#')[0] ?? '')).map((page) => `${q}: ${page}`),
    );
    expect(unknown).toEqual([]);
  });

  test('find their page first in 85 %, among the first three in 97 %', () => {
    const ranked = all.map((one) => ({ query: one.q, rank: rankOf(one) }));
    const share = (most: number) =>
      ranked.filter(({ rank }) => rank > 0 && rank <= most).length / ranked.length;
    const missed = ranked
      .filter(({ rank }) => rank === 0 || rank > 3)
      .map(({ query, rank }) => `${rank}: ${query}`);
    expect(share(1), 'first').toBeGreaterThanOrEqual(0.85);
    expect(share(3), `among the first three; missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(0.97);
  });

  test.each(['names', 'commands'])('of %s find their page first in nearly every case', (group) => {
    const ranked = (groups[group] ?? []).map((one) => ({ query: one.q, rank: rankOf(one) }));
    const late = ranked.filter(({ rank }) => rank !== 1);
    expect(late.length / ranked.length, JSON.stringify(late)).toBeLessThanOrEqual(0.05);
  });
});

describe('the judged queries by type', () => {
  const queries = judged('types.yaml').types ?? [];

  test('find a value that fits among the first three in 95 %', () => {
    const missed = queries.filter(({ q, in: names }) => {
      const { by, pages } = ask(q);
      const values = pages.flatMap(({ hits }) =>
        hits.map(({ title }) => title.map(({ text }) => text).join('')),
      );
      return by !== 'type' || !values.slice(0, 3).some((name) => names.includes(name));
    });
    expect(missed.length / queries.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.05);
  });
});

describe('the index', () => {
  test.each(site.docs.versions.map(({ name }) => name))('of %s is small', (version) => {
    const bytes = gzipSync(files.get(indexPath(version)) ?? '', { level: 9 }).length;
    const pages = indexes.get(version)?.pages.length ?? 0;
    expect(bytes).toBeLessThanOrEqual(pages > 250 ? MOST_LARGE_INDEX_BYTES : MOST_INDEX_BYTES);
  });

  test('has a text file for every page', () => {
    for (const index of indexes.values()) {
      for (const { textFile, first, end } of index.pages) {
        expect(JSON.parse(files.get(textFile) ?? '[]')).toHaveLength(end - first);
      }
    }
  });
});
