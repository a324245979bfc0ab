import { join, resolve } from 'node:path';

/** Where the project lies, what it is built from and where to. */
export interface Project {
  readonly root: string;
  readonly siteConfig: string;
  /** The folder that holds content/. */
  readonly contentRoot: string;
  /** The folder that gets the finished site. */
  readonly dist: string;
  /** Whether texts are written in their packed forms too, for hosts that send those as they are. */
  readonly packs: boolean;
  /** What builds remember between runs; it may be deleted at any time. */
  readonly cache: string;
}

/** What the caller knows before any option is read. */
export interface ProjectPlace {
  readonly root: string;
  readonly siteConfig: string;
}

/** The project with the folders that `--content DIR` and `--out DIR` name. */
export function projectFrom({ root, siteConfig }: ProjectPlace, args: readonly string[]): Project {
  const out = optionOf(args, '--out');
  const content = optionOf(args, '--content');
  return {
    root,
    siteConfig,
    contentRoot: content ? resolve(root, content) : root,
    packs: args.includes('--pack'),
    dist: out ? resolve(root, out) : join(root, 'dist'),
    cache: join(
      root,
      'node_modules/.cache/ligo-docs',
      content || out ? `${resolve(root, out ?? 'dist').replace(/[^\w]+/g, '-')}` : 'main',
    ),
  };
}

/** The value of `--name VALUE` or `--name=VALUE`. */
export function optionOf(args: readonly string[], name: string): string | undefined {
  const index = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
  if (index < 0) return undefined;
  const arg = args[index] ?? '';
  return arg.includes('=') ? arg.slice(name.length + 1) : args[index + 1];
}
