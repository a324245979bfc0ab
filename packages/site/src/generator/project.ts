import { join, resolve } from 'node:path';
import type { SiteConfig } from '../model/site';
import type { Options } from './options';

/** The site at another address, such as the preview of a change: `--base-url /previews/12/ --url https://…`. */
export function placedSite(site: SiteConfig, options: Pick<Options, 'base-url' | 'url'>): SiteConfig {
  const path = options['base-url'];
  const baseUrl = path === undefined ? site.baseUrl : `/${path}/`.replace(/\/{2,}/g, '/');
  return { ...site, baseUrl, url: options.url?.replace(/\/+$/, '') ?? site.url };
}

const DEFAULT_PORT = 3000;

/** The port from `--port`, else from the environment variable PORT. */
export function portFrom(option: string | undefined, environment: string | undefined): number {
  const text = option ?? environment;
  const port = Number(text || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`'${text}' is not a valid port: use a number from 0 to 65535.`);
  return port;
}

/** Where the sources and the configuration are. */
export interface Place {
  readonly root: string;
  readonly siteConfig: string;
}

export interface Project extends Place {
  /** The folder that contains content/. */
  readonly contentRoot: string;
  /** The folder that receives the finished site. */
  readonly dist: string;
  /** The cache between builds; it may be deleted at any time. */
  readonly cache: string;
}

/** The folders of a build, with those of `--content DIR` and `--out DIR`. */
export function projectFrom(place: Place, { content, out }: Pick<Options, 'content' | 'out'>): Project {
  const { root } = place;
  const dist = resolve(root, out ?? 'dist');
  const name = content || out ? dist.replace(/[^\w]+/g, '-') : 'main';
  return {
    ...place,
    contentRoot: content ? resolve(root, content) : root,
    dist,
    cache: join(root, 'node_modules/.cache/ligo-docs', name),
  };
}
