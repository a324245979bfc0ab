import type { PageSource } from '../../packages/site/src/content/content';
import type { Article } from '../../packages/site/src/markdown/article';
import { compileArticle } from '../../packages/site/src/markdown/compile';
import { parseMarkdown } from '../../packages/site/src/markdown/parse';
import { formatProblem, sortProblems } from '../../packages/site/src/model/problem';

/** The article of a page in one version, and the messages about its text. */
export function compilePage(page: PageSource, version = '2.0.0'): { article: Article; messages: string[] } {
  const { variants, problems } = compileArticle({
    tree: page.tree(),
    title: page.title,
    file: page.file,
    folder: 'docs',
    versions: ['next', '2.0.0', '1.10.0', '1.0.0'],
  });
  const article = variants.find(({ versions }) => versions.includes(version))?.article;
  if (!article) throw new Error(`${page.file} has no text for ${version}.`);
  return { article, messages: sortProblems(problems).map(formatProblem) };
}

/** The titles of an article's sections after the first, which starts the page. */
export function titlesOf({ sections }: Article): string[] {
  return sections.slice(1).map(({ title }) => title);
}

/** The text of the page `numbers.md`, which consists of these blocks and is in one version. */
export function compileBlocks(...blocks: string[]) {
  const tree = parseMarkdown(blocks.join('\n\n'));
  return compileArticle({ tree, title: 'Numbers', file: 'numbers.md', folder: 'docs', versions: ['next'] })
    .variants;
}
