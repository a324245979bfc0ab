/** Checks the offline lists against the site's files. Offline reading itself is in tests/browser/offline. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OfflineList } from '../../packages/site/src/model/offline';
import { fileOfPath } from '../../packages/site/src/model/route';
import { site } from '../../site.config';
import { DIST, filesOf, pagesOf } from '../helpers/dist';

const files = new Set(filesOf(DIST));
const pages = pagesOf(DIST).map(({ path }) => path);
const hashes = new Map<string, string>();

/** The file for an address, as resolved by the server and the service worker. */
function fileOf(path: string): string {
  const file = path.slice(1);
  return files.has(file) ? file : fileOfPath(path);
}

function hashOf(path: string): string {
  const known = hashes.get(path);
  if (known) return known;
  const content = readFileSync(join(DIST, fileOf(path)));
  const hash = createHash('sha1').update(content).digest('base64url').slice(0, 16);
  hashes.set(path, hash);
  return hash;
}

describe.each(site.docs.versions.map(({ name, path }) => ({ name, path })))(
  'the list of $name',
  ({ name, path }) => {
    const list = JSON.parse(readFileSync(join(DIST, `offline/${name}.json`), 'utf8')) as OfflineList;

    test('has the hash of every file in it', () => {
      const wrong = Object.entries(list.files).filter(([file, hash]) => hashOf(file) !== hash);
      expect(wrong).toEqual([]);
    });

    test('has all pages of the version', () => {
      const others = site.docs.versions.map((version) => version.path).filter((other) => other !== path);
      const isIn = (page: string, root: string) => page === root || page.startsWith(`${root}/`);
      const own = pages.filter(
        (page) =>
          isIn(page, path) && !others.some((other) => other.length > path.length && isIn(page, other)),
      );
      expect(own.length).toBeGreaterThan(200);
      expect(own.filter((page) => !(page in list.files))).toEqual([]);
    });
  },
);
