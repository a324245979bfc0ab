import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfPath } from '../../packages/site/src/model/route';
import { site } from '../../site.config';
import { DIST } from './dist';

/** The text of a file of the built site. */
export function read(file: string): string {
  return readFileSync(join(DIST, file), 'utf8');
}

/** Whether a whole address of the site leads to a page or a file. */
export function exists(url: string): boolean {
  if (!url.startsWith(`${site.url}/`) && url !== site.url) return false;
  const path = decodeURI(new URL(url).pathname);
  return existsSync(join(DIST, path.slice(1))) || existsSync(join(DIST, fileOfPath(path)));
}
