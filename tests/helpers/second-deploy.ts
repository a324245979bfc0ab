import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentType, headersFor, parseHeadersFile } from '../../packages/site/src/generator/headers';
import { readSiteMap } from '../../packages/site/src/generator/serve/read-site-map';
import { DIST, filesOf } from './dist';
import type { Fault } from './faulty-site';

/**
 * The site after another deploy: every file in assets/ has a new name, the old names are gone, and pages,
 * scripts and styles refer to each other by the new ones.
 */
export async function secondDeploy(): Promise<Fault> {
  const map = await readSiteMap(DIST);
  const rules = parseHeadersFile(readFileSync(join(DIST, '_headers'), 'utf8'));
  const names = filesOf(join(DIST, 'assets'))
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => file.replace(/\.(js|css)$/, ''));
  const anyName = new RegExp(
    `(${names.map((name) => name.replace(/[.\\]/g, '\\$&')).join('|')})(?=\\.(?:js|css))`,
    'g',
  );
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const asset = /^\/assets\/(.+)\.(js|css)$/.exec(path);
    const isNew = asset?.[1]?.endsWith('-second') ?? false;
    const place = map.locate(isNew ? path.replace('-second.', '.') : path);
    if (place.kind === 'redirect' || (place.kind === 'file' && !/\.(html|js|css)$/.test(place.file)))
      return false;
    const isThere = place.kind === 'file' && (asset === null || isNew);
    const file = isThere ? place.file : '404.html';
    const text = readFileSync(join(DIST, file), 'utf8')
      .replace(anyName, '$1-second')
      .replace(/"build":"[^"]*/, '$&-second');
    response.writeHead(isThere ? 200 : 404, {
      ...headersFor(path, rules),
      'content-type': contentType(file),
    });
    response.end(text);
    return true;
  };
}
