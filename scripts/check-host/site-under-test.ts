import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HeaderRule, parseHeadersFile } from '../../packages/site/src/generator/headers';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A served site, and what its build promises. */
export interface SiteUnderTest {
  /** Where the site is served, with a slash at the end. */
  readonly base: URL;
  /** The path of the site in its own addresses. */
  readonly baseUrl: string;
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** The files of the build, such as `assets/entry-1a2b.js`. */
  readonly files: readonly string[];
  /** Requests an address of the site without following redirects. */
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
}

const TIMEOUT_MS = 20_000;

/** Describes a served site by the build in `dist`. */
export async function siteUnderTest(
  url: string,
  dist: string,
  files: readonly string[],
): Promise<SiteUnderTest> {
  const base = new URL(url.endsWith('/') ? url : `${url}/`);
  const [headers, redirects] = await Promise.all(
    ['_headers', '_redirects'].map((name) => readFile(join(dist, name), 'utf8')),
  );
  const baseUrl = base.pathname;
  return {
    base,
    baseUrl,
    rules: parseHeadersFile(headers ?? ''),
    redirects: (redirects ?? '')
      .trim()
      .split('\n')
      .map((line) => {
        const [from = '', to = ''] = line.split(' ');
        return { from, to };
      }),
    files,
    get: (path, sent = {}) =>
      fetch(new URL(path, base), {
        redirect: 'manual',
        headers: sent,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
  };
}

/** Runs a check for each of many items, a few at a time, and collects what it returns. */
export async function forEach<Item, Result>(
  items: readonly Item[],
  check: (item: Item) => Promise<Result[]>,
): Promise<Result[]> {
  const queue = items.values();
  const found: Result[] = [];
  const work = async () => {
    for (const item of queue) found.push(...(await check(item)));
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return found;
}

/** At most `count` of the items, spread evenly. */
export function sampleOf<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor(index * step)],
  ).filter((item) => item !== undefined);
}
