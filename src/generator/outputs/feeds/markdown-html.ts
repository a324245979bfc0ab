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

/** Plain Markdown as plain HTML for feed readers, without classes and buttons. */
export function markdownToHtml(markdown: string): string {
  return String(processor.processSync(markdown)).trim();
}
