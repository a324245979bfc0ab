import { z } from 'zod';
import type { Reporter } from '../model/problem';
import { isPlainName } from '../model/route';
import { NAME_ADVICE } from './addresses';
import type { SourceFile } from './files';
import { readYaml } from './yaml';

const names = z.record(z.string(), z.string()).default({});

export const redirectsFields = z.strictObject({
  aliases: names.describe('Aliases of pages, in every version.'),
  moved: names.describe('Pages of old versions and the pages that replaced them.'),
  blog: names.describe('Former names of posts and the posts that replaced them.'),
});

/** An address within a version, or within the blog, that leads to a page of the same. */
export interface PageRedirect {
  readonly from: string;
  readonly to: string;
  /** Its line in the file. */
  readonly line: number;
}

export interface Redirects {
  readonly docs: readonly PageRedirect[];
  readonly blog: readonly PageRedirect[];
}

/** Reads aliases, moved pages and moved posts. */
export function readRedirects(source: SourceFile, report: Reporter): Redirects {
  const yaml = readYaml(source, redirectsFields, report);
  if (!yaml) return { docs: [], blog: [] };
  const collect = (lists: readonly (keyof typeof yaml.data)[], place: string): PageRedirect[] => {
    const redirects = new Map<string, PageRedirect>();
    for (const list of lists) {
      for (const [from, to] of Object.entries(yaml.data[list])) {
        const path = [list, from];
        const isAddress = isPlainName(from.replaceAll(' ', '-'));
        if (!isAddress) yaml.fail(path, `'${from}' is not a valid address within ${place}: ${NAME_ADVICE}.`);
        else if (redirects.has(from))
          yaml.fail(path, `'${from}' leads to two pages in this file: remove one of the lines.`);
        if (isAddress) redirects.set(from, { from, to, line: yaml.lineOf(path) });
      }
    }
    return [...redirects.values()];
  };
  return { docs: collect(['moved', 'aliases'], 'a version'), blog: collect(['blog'], 'the blog') };
}
