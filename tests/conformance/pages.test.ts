import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileOfPath } from '../../packages/site/src/model/route';
import { DIST, filesOf, pagesOf } from '../helpers/dist';

const pages = pagesOf(DIST);
const files = new Set(filesOf(DIST));
const anchorsOf = new Map(
  pages.map(({ path, html }) => [
    path,
    new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => decode(id ?? ''))),
  ]),
);

function decode(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

describe('every page', () => {
  test('has a language, a title, a description and a canonical address', () => {
    const lacking = pages.filter(
      ({ html }) =>
        !/<html lang="en" dir="ltr"/.test(html) ||
        !/<title>[^<]{4,}<\/title>/.test(html) ||
        !/<meta name="description" content="[^"]{20,}"/.test(html) ||
        !/<link rel="canonical" href="https:\/\/ligolang\.org\/[^"]*"/.test(html),
    );
    expect(lacking.map(({ path }) => path)).toEqual([]);
  });

  test('has one first heading', () => {
    expect(pages.filter(({ html }) => html.match(/<h1[ >]/g)?.length !== 1).map(({ path }) => path)).toEqual(
      [],
    );
  });

  test('uses each id once', () => {
    const twice = pages.flatMap(({ path, html }) => {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
      const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
      return repeated.map((id) => `${path}#${id}`);
    });
    expect(twice).toEqual([]);
  });

  test('contains its own record at its end, and the article only once', () => {
    for (const { path, html } of pages) {
      const record = decode(
        /<data id="page-record" value='([^']+)'><\/data>\s*<\/body>/.exec(html)?.[1] ?? '',
      );
      expect(record, path).not.toBe('');
      expect(JSON.parse(record)).toMatchObject({ path });
      // It names the page in each version, and no other page.
      if (path.startsWith('/docs')) expect(record?.length, path).toBeLessThan(600);
    }
  });

  test('leads to a page that exists when the reader switches to any other version', () => {
    const switches = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/<a href="([^"]+)" data-version=/g)].map(([, to]) => ({
        path,
        to: decode(to ?? ''),
      })),
    );
    expect(switches.length).toBeGreaterThan(3000);
    expect(switches.filter(({ to }) => !files.has(fileOfPath(to)))).toEqual([]);
  });

  test('links only to pages, anchors and files that exist', () => {
    const broken = pages.flatMap(({ path, html }) => {
      // A link that is hidden leads somewhere once the reader has opened a page with its target.
      const shown = html.replace(/<a [^>]*\bhidden\b[^>]*>/g, '');
      const hrefs = new Set(
        [...shown.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, href]) => decode(href ?? '')),
      );
      return [...hrefs].filter((href) => !leadsSomewhere(href, path)).map((href) => `${path} -> ${href}`);
    });
    expect(broken).toEqual([]);
  });

  test('requests nothing from other hosts by itself', () => {
    const foreign = pages.filter(({ html }) =>
      /<(?:script|img|iframe|link rel="(?:stylesheet|preload|modulepreload)")[^>]+(?:src|href)="(?:https?:)?\/\//.test(
        html,
      ),
    );
    expect(foreign.map(({ path }) => path)).toEqual([]);
  });

  test('has no style attribute, which its security policy would block', () => {
    expect(pages.filter(({ html }) => / style="/.test(html)).map(({ path }) => path)).toEqual([]);
  });

  test('links to other sites with noopener and noreferrer', () => {
    const unsafe = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/<a [^>]*href="https?:[^>]*>/g)]
        .filter(([tag]) => !/rel="noopener noreferrer"/.test(tag))
        .map(([tag]) => `${path}: ${tag}`),
    );
    expect(unsafe).toEqual([]);
  });
});

function leadsSomewhere(href: string, from: string): boolean {
  if (/^(https?:|mailto:|data:)/.test(href)) return true;
  const [target = '', anchor] = href.split('#');
  const path = (target.split('?')[0] ?? '') || from;
  if (files.has(path.slice(1))) return true;
  const anchors = anchorsOf.get(path);
  if (!anchors) return existsSync(join(DIST, fileOfPath(path)));
  return anchor === undefined || anchors.has(decodeURIComponent(anchor));
}
