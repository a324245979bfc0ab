import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { remarkTables } from '../../../markdown/tables';

const processor = unified()
  .use(remarkParse)
  .use(remarkTables)
  .use(remarkRehype)
  .use(rehypeStringify)
  .freeze();

/** Plain Markdown as plain HTML: no classes, no buttons, nothing that a feed reader would have to understand. */
export function markdownToHtml(markdown: string): string {
  return String(processor.processSync(markdown)).trim();
}
