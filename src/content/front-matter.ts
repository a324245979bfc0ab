import { z } from 'zod';
import type { Reporter } from '../model/problem';
import { versionName } from './fields';
import { readYaml } from './yaml';

/** The fields at the top of a guide. */
export const docFields = z.strictObject({
  title: z.string().min(1).describe('The page title, shown as its first heading.'),
  description: z.string().min(1).describe('One sentence for search engines and link previews.'),
  sidebar_label: z.string().min(1).optional().describe('A shorter name for the sidebar.'),
  since: versionName.optional().describe('The first version that has the page.'),
  until: versionName.optional().describe('The last version that has the page.'),
  draft: z.boolean().optional().describe('Left out of production.'),
  keywords: z
    .array(z.union([z.string(), z.boolean(), z.number(), z.null()]).transform(String))
    .optional()
    .describe('Words that readers may type and the text does not use.'),
});

/** The fields at the top of a blog post. */
export const postFields = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  date: z.string().refine(isDay, { message: 'write a date such as 2024-05-31' }),
  authors: z.array(z.string().min(1)).min(1),
  tags: z.array(z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and dashes')).min(1),
  draft: z.boolean().optional(),
});

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Splits a Markdown file into its fields and its text. */
export function readFrontMatter<T>(text: string, schema: z.ZodType<T>, file: string, report: Reporter) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) {
    const message = 'The page has no front matter: start it with ---, title, description and ---.';
    report({ file, line: 1, message });
    return undefined;
  }
  const yaml = readYaml(match[1] ?? '', schema, file, report, 2);
  if (!yaml) return undefined;
  // Empty lines in place of the front matter keep line numbers correct.
  const blank = match[0].replace(/[^\n]/g, '');
  return { fields: yaml.data, body: blank + text.slice(match[0].length) };
}
