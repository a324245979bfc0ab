import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeStringify).freeze();

/** Plain Markdown as plain HTML: no classes, no buttons, nothing that a feed reader would have to understand. */
export function markdownToHtml(markdown: string): string {
  return String(processor.processSync(markdown)).trim();
}
