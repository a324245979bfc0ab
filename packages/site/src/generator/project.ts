import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { SiteConfig } from '../model/site';

export type Options = ReturnType<typeof parseOptions>;

/** Parses the options of all commands: `--name value`, `--name=value`, `--flag`. Throws on unknown ones. */
export function parseOptions(args: readonly string[]) {
  const options = {
    'base-url': { type: 'string' },
    cards: { type: 'boolean' },
    comments: { type: 'boolean' },
    compiler: { type: 'string' },
    compress: { type: 'boolean' },
    content: { type: 'string' },
    'dry-run': { type: 'boolean' },
    host: { type: 'string' },
    out: { type: 'string' },
    port: { type: 'string' },
    strict: { type: 'boolean' },
    url: { type: 'string' },
  } as const;
  return parseArgs({ args: [...args], options }).values;
}

/** The site at another address, such as the preview of a change: `--base-url /previews/12/ --url https://…`. */
export function placedSite(site: SiteConfig, options: Options): SiteConfig {
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

export type Project = ReturnType<typeof projectFrom>;

/** The folders of a build, with those of `--content DIR` and `--out DIR`. */
export function projectFrom(place: { root: string; siteConfig: string }, { content, out }: Options) {
  const { root } = place;
  const dist = resolve(root, out ?? 'dist');
  const name = content || out ? dist.replace(/[^\w]+/g, '-') : 'main';
  return {
    ...place,
    /** The folder that contains content/. */
    contentRoot: content ? resolve(root, content) : root,
    /** The folder that receives the finished site. */
    dist,
    /** The cache between builds; it may be deleted at any time. */
    cache: join(root, 'node_modules/.cache/ligo-docs', name),
  };
}
