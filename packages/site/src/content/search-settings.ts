import { z } from 'zod';
import type { Reporter } from '../model/problem';
import { words } from './fields';
import type { SourceFile } from './files';
import { readYaml } from './yaml';

/** The settings for synonyms and ranking in search: `content/search.yaml`. */
export const searchFields = z.strictObject({
  boosts: z
    .array(z.strictObject({ pages: z.array(words).min(1), boost: z.number().positive() }))
    .default([])
    .describe('Weights of pages relative to others with the same words. `*` in a page matches any text.'),
  signposts: z
    .array(words.toLowerCase())
    .default([])
    .describe('Headings of sections that only lead elsewhere.'),
  suggestions: z.array(words).default([]).describe('Queries that are offered if nothing was found.'),
  same: z.array(z.array(words).min(2)).default([]).describe('Words that mean the same.'),
  means: z.record(words, words).default({}).describe('Words that readers type, and our words for them.'),
  tools: z
    .array(z.strictObject({ page: words, title: words, description: words, keywords: z.array(words) }))
    .default([])
    .describe('Pages that are not documents, by their paths within the site.'),
});

export type SearchSettings = z.infer<typeof searchFields>;
export type SearchedTool = SearchSettings['tools'][number];

/** Reads the settings. A pattern that matches no page is a problem. */
export function readSearchSettings(source: SourceFile, pageIds: readonly string[], report: Reporter) {
  const yaml = readYaml(source, searchFields, report);
  yaml?.data.boosts.forEach(({ pages }, place) => {
    pages.forEach((pattern, index) => {
      if (pageIds.some((id) => matchesPattern(id, pattern))) return;
      const message = `No page matches '${pattern}'. Correct the pattern or remove it.`;
      yaml.fail(['boosts', place, 'pages', index], message);
    });
  });
  return yaml?.data ?? searchFields.parse({});
}

/** The boost of a page, from the first matching pattern. */
export function boostOf(id: string, { boosts }: SearchSettings): number {
  return boosts.find(({ pages }) => pages.some((pattern) => matchesPattern(id, pattern)))?.boost ?? 1;
}

/** Whether an id fits a pattern, in which `*` matches any text. */
export function matchesPattern(id: string, pattern: string): boolean {
  const escaped = pattern.replace(/[^\w/*-]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`).test(id);
}
