import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MANIFEST_FILE } from '../../packages/site/src/generator/publish/manifest';
import { pathOfFile } from '../../packages/site/src/model/route';

export const ROOT = join(import.meta.dirname, '../..');
/** The built site under test; `TEST_DIST` sets another folder. */
export const DIST = resolve(ROOT, process.env.TEST_DIST ?? 'dist');

/** All files of a built site, relative to its root, with `/`; without the assets kept for the build before. */
export function filesOf(dist: string): string[] {
  const manifest = join(dist, MANIFEST_FILE);
  const current = existsSync(manifest) && new Set<string>(JSON.parse(readFileSync(manifest, 'utf8')).assets);
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !current || !file.startsWith('assets/') || current.has(file))
    .sort();
}

interface BuiltPage {
  readonly path: string;
  readonly file: string;
  readonly html: string;
}

let known: readonly BuiltPage[] | undefined;

/**
 * The pages of a built site, without redirect pages. Those of dist/, which no test changes, are read once.
 */
export function pagesOf(dist: string): readonly BuiltPage[] {
  if (dist !== DIST) return readPages(dist);
  known ??= readPages(dist);
  return known;
}

function readPages(dist: string): BuiltPage[] {
  return filesOf(dist)
    .flatMap((file) => {
      const path = pathOfFile(file);
      return path === undefined ? [] : [{ path, file, html: readFileSync(join(dist, file), 'utf8') }];
    })
    .filter(({ html }) => !html.includes('http-equiv="refresh"'));
}

export function gzipSize(content: string | Buffer, level = 9): number {
  return gzipSync(content, { level }).length;
}

/** What a browser loads for a page before the reader does anything. */
export interface FirstLoad {
  /** The page without its styles. */
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly requests: number;
}

/** Measures the first load of a page, compressed. */
export function firstLoad(dist: string, html: string): FirstLoad {
  const scripts = [...html.matchAll(/<(?:script[^>]+src|link rel="modulepreload"[^>]+href)="([^"]+)"/g)].map(
    ([, src]) => src ?? '',
  );
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const size = (paths: string[]) =>
    paths.reduce((sum, path) => sum + gzipSize(readFileSync(join(dist, path))), 0);
  return {
    html: gzipSize(html.replace(style, '')),
    script: size(scripts),
    style: gzipSize(style),
    requests: 1 + scripts.length,
  };
}
