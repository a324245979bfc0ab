import { parseSyntax, SYNTAX_EXTENSIONS } from '../../model/syntax';
import type { CodeFigureData } from '../../site/islands/CodeSample';
import { placeholderFor, type SampleProblem } from '../article';
import { highlight } from '../highlight/highlight';
import type { Language } from '../highlight/languages';
import { parseMarks } from './marks';
import { underline } from './underline';

export interface CodeBlock {
  readonly code: string;
  readonly language: Language;
  readonly group?: string;
  /** The file's name without its ending. */
  readonly title?: string;
  readonly mark?: string;
  /** Whether it can be edited and run. */
  readonly isLive?: boolean;
  readonly problem?: SampleProblem;
}

/** A fence as the page shows it. A program with a file name is complete and can be tried in the Web IDE. */
export function codeFigure(block: CodeBlock): CodeFigureData {
  const syntax = parseSyntax(block.language);
  const isLive = syntax && block.isLive;
  const file = syntax && block.title && `${block.title}.${SYNTAX_EXTENSIONS[syntax]}`;
  return {
    syntax,
    group: block.group,
    file,
    webIde: file && placeholderFor('webIde'),
    playground: isLive ? placeholderFor('playground') : undefined,
    library: isLive ? placeholderFor('libraryFile') : undefined,
    problem: block.problem?.message,
    lines: syntax && block.code.split('\n').length,
    html: codeHtml(block),
  };
}

function codeHtml(block: CodeBlock): string {
  const highlighted = highlight(block.code, block.language);
  const html = block.problem ? underline(highlighted, block.problem) : highlighted;
  const marks = block.mark ? parseMarks(block.mark) : undefined;
  if (!marks) return html;
  return html
    .split('\n')
    .map((line, index) => (marks.has(index + 1) ? `<mark class="line">${line}\n</mark>` : `${line}\n`))
    .join('')
    .replace(/\n$/, '');
}
