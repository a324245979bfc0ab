import { docId } from '../markdown/links';
import { parseMarkdown } from '../markdown/parse';
import type { Reporter } from '../model/problem';
import type { TextFile } from './files';
import { docFields, postFields, readFrontMatter } from './front-matter';
import type { PageSource, PostSource } from './page-source';

/** The guides: Markdown files with front matter. */
export function readGuides(files: readonly TextFile[], report: Reporter): PageSource[] {
  return files.flatMap(({ file, name, text }): PageSource[] => {
    const split = readFrontMatter(text, docFields, file, report);
    if (!split) return [];
    const { sidebar_label: sidebarLabel, draft = false, keywords = [], ...fields } = split.fields;
    const kind = /^(reference|api)\//.test(name) ? 'api' : 'guide';
    const tree = () => parseMarkdown(split.body);
    return [{ ...fields, id: docId(name), file, kind, sidebarLabel, draft, keywords, source: text, tree }];
  });
}

/** The posts of the blog, newest first. */
export function readPosts(files: readonly TextFile[], report: Reporter): PostSource[] {
  const posts = files.flatMap(({ file, name, text }): PostSource[] => {
    const split = readFrontMatter(text, postFields, file, report);
    if (!split) return [];
    if (/^(archive|tags)(\/|$)/.test(name)) {
      const message = `The address /blog/${name} is reserved by the blog: rename the file.`;
      report({ file, line: 1, message });
      return [];
    }
    const { draft = false, ...fields } = split.fields;
    return [{ ...fields, slug: name, file, draft, source: text, tree: () => parseMarkdown(split.body) }];
  });
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}
