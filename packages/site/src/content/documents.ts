/** Markdown files with front matter: guides and posts. */
import { z } from 'zod';
import { docId } from '../markdown/links';
import { parseMarkdown } from '../markdown/parse';
import type { Reporter } from '../model/problem';
import type { PageSource, PostSource } from './content';
import { rangeFields, words } from './fields';
import type { TextFile } from './files';
import { readFrontMatter } from './front-matter';

/** The front matter of a guide. */
export const docFields = z.strictObject({
  title: words.describe('The page title, shown as its first heading.'),
  description: words.describe('One sentence for search engines and link previews.'),
  sidebar_label: words.optional().describe('A shorter name for the sidebar.'),
  ...rangeFields,
  draft: z.boolean().default(false).describe('Excluded from production builds.'),
  keywords: z
    .array(z.union([z.string(), z.boolean(), z.number(), z.null()]).transform(String))
    .default([])
    .describe('Words that readers may type and the text does not use.'),
});

/** The front matter of a blog post. */
export const postFields = z.strictObject({
  title: words,
  description: words,
  date: z.string().pipe(z.iso.date('write a date such as 2024-05-31')),
  authors: z.array(words).min(1),
  tags: z.array(z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and dashes')).min(1),
  cover: words.optional().describe('A picture beside the post, such as ./cover.png.'),
  cover_alt: words.optional().describe('What the cover shows.'),
  draft: z.boolean().default(false),
});

export function readGuides(files: readonly TextFile[], report: Reporter): PageSource[] {
  return files.flatMap((textFile): PageSource[] => {
    const split = readFrontMatter(textFile, docFields, report);
    if (!split) return [];
    const { file, name, text: source } = textFile;
    const { sidebar_label: sidebarLabel, ...fields } = split.fields;
    const kind = /^(reference|api)\//.test(name) ? 'api' : 'guide';
    const tree = () => parseMarkdown(split.body);
    return [{ ...fields, id: docId(name), file, kind, sidebarLabel, source, tree }];
  });
}

/** The posts of the blog, newest first. */
export function readPosts(files: readonly TextFile[], report: Reporter): PostSource[] {
  const posts = files.flatMap((textFile): PostSource[] => {
    const split = readFrontMatter(textFile, postFields, report);
    if (!split) return [];
    const { file, name: slug, text: source } = textFile;
    if (!/^(archive|tags)(\/|$)/.test(slug))
      return [{ ...split.fields, slug, file, source, tree: () => parseMarkdown(split.body) }];
    const message = `The address /blog/${slug} is reserved by the blog: rename the file.`;
    report({ file, line: 1, message, isError: true });
    return [];
  });
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}
