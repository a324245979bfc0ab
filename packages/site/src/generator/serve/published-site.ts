/** What a server knows of a built site. It is read again when a build has replaced the folder. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type HeaderRule, parseHeadersFile } from '../headers';
import { readSiteMap } from './read-site-map';
import type { SiteMap } from './site-map';

export interface PublishedSite {
  readonly map: SiteMap;
  readonly rules: readonly HeaderRule[];
  readonly notFound: Uint8Array;
}

/** A build replaces the folder in two steps; in between there is none. */
const RETRIES = 50;
const RETRY_MS = 20;

/** Returns a function that resolves to the site in its current build. */
export function publishedSite(folder: string, baseUrl: string): () => Promise<PublishedSite> {
  let current: { readonly key: string; readonly site: Promise<PublishedSite> } | undefined;
  return async () => {
    const key = await keyOf(folder);
    if (current?.key !== key) {
      const site = readSite(folder, baseUrl);
      current = { key, site };
      // A folder that could not be read is tried again with the next request.
      site.catch(() => {
        current = undefined;
      });
    }
    return current.site;
  };
}

async function readSite(folder: string, baseUrl: string): Promise<PublishedSite> {
  const [map, headers, notFound] = await Promise.all([
    readSiteMap(folder, baseUrl),
    readFile(join(folder, '_headers'), 'utf8'),
    readFile(join(folder, '404.html')).catch(() => Buffer.from('Page not found.')),
  ]);
  return { map, rules: parseHeadersFile(headers), notFound };
}

/** Differs between builds: each one creates the folder again. */
async function keyOf(folder: string, retries = RETRIES): Promise<string> {
  try {
    const { ino, mtimeMs, ctimeMs } = await stat(folder);
    return `${ino} ${mtimeMs} ${ctimeMs}`;
  } catch (error) {
    if (retries === 0) throw error;
    await sleep(RETRY_MS);
    return keyOf(folder, retries - 1);
  }
}
