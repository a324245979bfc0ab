import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, normalize } from 'node:path';
import { contentType } from '../../packages/site/src/generator/headers';

/** A host with files and nothing else: `/a` is `a.html`, `/a/` is `a/index.html`, unknown addresses are 404.html. */
export interface PagesLike {
  readonly folder: string;
  readonly baseUrl?: string;
  /** Whether it redirects pages to an address with a slash, as hosts do that expect index files. */
  readonly addsSlash?: boolean;
}

export function pagesLike({ folder, baseUrl = '/', addsSlash = false }: PagesLike): Server {
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  return createServer((request, response) => {
    const [path = '/', query] = decodeURIComponent(request.url ?? '/').split('?', 2);
    const below = path.startsWith(baseUrl) ? join(folder, normalize(`/${path.slice(baseUrl.length)}`)) : '';
    const page = below.replace(/\/$/, '');
    const isPage = isFile(`${page}.html`) || isFile(join(page, 'index.html'));
    if (addsSlash && !path.endsWith('/') && isPage) {
      response
        .writeHead(308, { location: encodeURI(`${path}/`) + (query === undefined ? '' : `?${query}`) })
        .end();
      return;
    }
    const candidates = [
      below,
      addsSlash || !path.endsWith('/') ? `${page}.html` : '',
      join(below, 'index.html'),
    ];
    const file = below === '' ? undefined : candidates.find(isFile);
    const sent = file ?? join(folder, '404.html');
    response.writeHead(file ? 200 : 404, {
      'content-type': contentType(sent),
      'cache-control': 'max-age=600',
    });
    response.end(readFileSync(sent));
  });
}
