import { z } from 'zod';
import type { Reporter } from '../model/problem';
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
}

/** Reads the other names of pages. */
export function readRedirects(text: string, file: string, report: Reporter): PageRedirect[] {
  const yaml = readYaml(text, redirectsFields, { file }, report);
  if (!yaml) return [];
  return Object.entries({ ...yaml.data.moved, ...yaml.data.aliases }).map(([from, to]) => ({ from, to }));
}
