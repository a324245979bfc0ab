import { join } from 'node:path';

/** Where the project and its site configuration lie. */
export interface Project {
  readonly root: string;
  readonly siteConfig: string;
}

/** The folder that holds the finished site. */
export function distOf({ root }: Project): string {
  return join(root, 'dist');
}

/** What builds remember between runs; it may be deleted at any time. */
export function cacheOf({ root }: Project): string {
  return join(root, 'node_modules/.cache/ligo-docs');
}
