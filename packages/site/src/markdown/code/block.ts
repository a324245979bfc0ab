import type { Code } from 'mdast';
import { parseSyntax, SYNTAX_EXTENSIONS } from '../../model/syntax';
import type { CodeFigureData } from '../../site/islands/CodeSample';
import { entryPlaceholder, placeholderFor } from '../article';
import { highlight } from '../highlight/highlight';
import { parseMarks } from './marks';
import { underline } from './underline';

/** The decorator or attribute of an entrypoint. */
const ENTRY = /^\s*(?:@|\[@)entry\b/m;

/** The data for rendering a fence. A program with a file name is complete and can be run in the Web IDE. */
export function codeFigure({ value, data }: Code): CodeFigureData {
  const { language = 'text', group, skip, title, mark, inFails, problem, isOutput } = data?.code ?? {};
  const syntax = parseSyntax(language);
  const file = syntax && title && `${title}.${SYNTAX_EXTENSIONS[syntax]}`;
  // Samples in :::fails can be run too, to see why they are rejected.
  const isLive = syntax && (!skip || inFails);
  const highlighted = highlight(value, language);
  const html = problem ? underline(highlighted, problem) : highlighted;
  return {
    syntax,
    group,
    file,
    webIde: file && placeholderFor('webIde'),
    playground: isLive ? placeholderFor('playground') : undefined,
    library: isLive ? placeholderFor('libraryFile') : undefined,
    contract: (isLive && !inFails && ENTRY.test(value)) || undefined,
    problem: problem?.message,
    about: problem?.about && entryPlaceholder(problem.about),
    isPrinted: (inFails && !syntax) || undefined,
    isOutput,
    lines: syntax && value.split('\n').length,
    html: mark ? markLines(html, mark) : html,
  };
}

function markLines(html: string, mark: string): string {
  const marks = parseMarks(mark);
  return html
    .split('\n')
    .map((line, index) => (marks?.has(index + 1) ? `<mark class="line">${line}\n</mark>` : `${line}\n`))
    .join('')
    .replace(/\n$/, '');
}
