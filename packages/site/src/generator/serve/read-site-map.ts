import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../content/files';
import { siteMap } from './site-map';

/** Reads the addresses of a built site: its files, its pages, and the rules in its _redirects. */
export async function readSiteMap(folder: string, baseUrl = '/') {
  const rules = await readFile(join(folder, '_redirects'), 'utf8').catch(() => '');
  return siteMap(await listFiles(folder, '.'), rules, baseUrl);
}
