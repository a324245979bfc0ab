import { z } from 'zod';
import type { Reporter } from '../model/problem';
import { isPlainName } from '../model/route';
import { NAME_ADVICE } from './addresses';
import { readYaml } from './yaml';

const redirectsFields = z.strictObject({
  aliases: z.record(z.string(), z.string()).describe('Other names of pages, in every version.'),
  moved: z
    .record(z.string(), z.string())
    .optional()
    .describe('Pages of old versions and what took their place later.'),
});

/** An address within a version that leads to a page of the same version. */
export interface PageRedirect {
  readonly from: string;
  readonly to: string;
  /** The line that says so. */
  readonly line: number;
}

/** Reads the other names of pages. */
export function readRedirects(text: string, file: string, report: Reporter): PageRedirect[] {
  const yaml = readYaml(text, redirectsFields, file, report);
  if (!yaml) return [];
  const redirects = new Map<string, PageRedirect>();
  for (const list of ['moved', 'aliases'] as const) {
    for (const [from, to] of Object.entries(yaml.data[list] ?? {})) {
      const line = yaml.lineOfKey([list, from]);
      if (!isPlainName(from.replaceAll(' ', '-'))) {
        report({ file, line, message: `'${from}' is not a valid address within a version: ${NAME_ADVICE}.` });
        continue;
      }
      if (redirects.has(from)) {
        const message = `'${from}' leads to two pages in this file: remove one of the lines.`;
        report({ file, line, message });
      }
      redirects.set(from, { from, to, line });
    }
  }
  return [...redirects.values()];
}
