import { join, resolve } from 'node:path';
import type { Options } from './options';

/** The folders of a build. */
export interface Project {
  readonly root: string;
  readonly siteConfig: string;
  /** The folder that contains content/. */
  readonly contentRoot: string;
  /** The folder that receives the finished site. */
  readonly dist: string;
  /** What builds keep between runs; it may be deleted at any time. */
  readonly cache: string;
}

/** What is known before any option is read. */
export type ProjectPlace = Pick<Project, 'root' | 'siteConfig'>;

/** The project with the folders of `--content DIR` and `--out DIR`. */
export function projectFrom(
  { root, siteConfig }: ProjectPlace,
  { content, out }: Pick<Options, 'content' | 'out'>,
): Project {
  const dist = resolve(root, out ?? 'dist');
  const name = content || out ? dist.replace(/[^\w]+/g, '-') : 'main';
  return {
    root,
    siteConfig,
    contentRoot: content ? resolve(root, content) : root,
    dist,
    cache: join(root, 'node_modules/.cache/ligo-docs', name),
  };
}
