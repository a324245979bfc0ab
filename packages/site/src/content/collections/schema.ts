import { z } from 'zod';
import { COLLECTION_NAMES } from '../../model/collection';
import { rangeFields, words } from '../fields';

const collection = z.strictObject({
  title: words.describe('The title of its list, and the breadcrumb of its pages.'),
  description: words.describe('One sentence for search engines and link previews.'),
  lead: words.describe('The first paragraph of its list, without markup.'),
  filter: words.optional().describe('The label of the field that filters its list, if it has one.'),
  groups: z
    .record(z.string().regex(/^[a-z-]+$/), words)
    .describe('Names of groups and their headings, in order.'),
});

/** `content/collections.yaml`: the collections of pages that exist once, outside of the versions. */
export const collectionsFields = z.strictObject(
  Object.fromEntries(COLLECTION_NAMES.map((name) => [name, collection.optional()])),
);

export type CollectionSettings = z.infer<typeof collection>;

/** The front matter of a page of a collection. */
export const entryFields = z.strictObject({
  title: words.describe('The page title, shown as its first heading.'),
  description: words.describe('One sentence for lists, search engines and link previews.'),
  group: words.describe('The group in content/collections.yaml.'),
  since: rangeFields.since,
  printed: z
    .array(words)
    .default([])
    .describe('The texts that the page explains, as printed, with … for what differs from case to case.'),
  standards: z.array(words).default([]).describe('Standards that the page follows, such as FA2.'),
  keywords: z.array(words).default([]).describe('Words that readers may type and the text does not use.'),
  draft: z.boolean().default(false).describe('Excluded from production builds.'),
});

/** `content/glossary.yaml`. */
export const glossaryFields = z.strictObject({
  title: words,
  description: words,
  lead: words.describe('Markdown of one paragraph.'),
  terms: z.array(
    z.strictObject({
      term: words.describe('The term as it is written within a sentence.'),
      also: z.array(words).default([]).describe('Other words for it, such as its plural.'),
      text: words.describe(
        'Markdown of one or two sentences. The first one is shown beside mentions of the term.',
      ),
      see: z.array(words).default([]).describe('Links to what explains more: [words](../docs/page.md).'),
      link: z.boolean().default(true).describe('Whether its first mention on each page becomes a link.'),
    }),
  ),
});

export type GlossaryTerm = z.infer<typeof glossaryFields>['terms'][number];
