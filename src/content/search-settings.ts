import { z } from 'zod';
import type { Reporter } from '../model/problem';
import { readYaml } from './yaml';

const words = z.string().min(1);

const searchFields = z.strictObject({
  boosts: z
    .array(z.strictObject({ pages: z.array(words).min(1), boost: z.number().positive() }))
    .optional()
    .describe('How much pages count beside others with the same words.'),
  signposts: z.array(words).optional().describe('Headings of sections that only lead elsewhere.'),
  suggestions: z.array(words).optional().describe('Queries that are offered when nothing was found.'),
  same: z.array(z.array(words).min(2)).optional().describe('Words that mean the same.'),
  means: z.record(words, words).optional().describe('What readers type, and our words for it.'),
  tools: z
    .array(z.strictObject({ page: words, title: words, description: words, keywords: z.array(words) }))
    .optional()
    .describe('Pages of the site that are no documents.'),
});

/** How search understands its readers and ranks pages: `content/search.yaml`. */
export interface SearchSettings {
  readonly boosts: readonly PageBoost[];
  /** In lower case. */
  readonly signposts: readonly string[];
  readonly suggestions: readonly string[];
  readonly same: readonly (readonly string[])[];
  readonly means: Readonly<Record<string, string>>;
  readonly tools: readonly SearchedTool[];
}

/** A page outside of versions, such as the playground. */
export interface SearchedTool {
  /** Its path within the site. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

export interface PageBoost {
  /** Ids of pages, in which `*` stands for any text. */
  readonly pages: readonly string[];
  readonly boost: number;
}

export const NO_SEARCH_SETTINGS: SearchSettings = {
  boosts: [],
  signposts: [],
  suggestions: [],
  same: [],
  means: {},
  tools: [],
};

/** Reads the settings. A pattern that fits no page is a problem. */
export function readSearchSettings(
  text: string,
  file: string,
  pageIds: readonly string[],
  report: Reporter,
): SearchSettings {
  const yaml = readYaml(text, searchFields, { file }, report);
  if (!yaml) return NO_SEARCH_SETTINGS;
  const settings = { ...NO_SEARCH_SETTINGS, ...yaml.data };
  settings.boosts.forEach(({ pages }, place) => {
    pages.forEach((pattern, index) => {
      if (pageIds.some((id) => fitsPattern(id, pattern))) return;
      const line = yaml.lineOf(['boosts', place, 'pages', index]);
      report({ file, line, message: `No page fits '${pattern}'. Correct the pattern or remove it.` });
    });
  });
  return { ...settings, signposts: settings.signposts.map((heading) => heading.toLowerCase()) };
}

/** The boost of a page: that of the first pattern that fits. */
export function boostOf(id: string, { boosts }: SearchSettings): number {
  return boosts.find(({ pages }) => pages.some((pattern) => fitsPattern(id, pattern)))?.boost ?? 1;
}

function fitsPattern(id: string, pattern: string): boolean {
  const escaped = pattern.replace(/[^\w/*-]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`).test(id);
}
