import { SYNTAX_EXTENSIONS, type Syntax } from '../../model/syntax';
import type { CodeFigureData } from '../../site/islands/CodeFigure';
import type { SampleProblem } from '../article';
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

/** Placeholder for the address of the Web IDE, which the site's configuration sets. */
export const WEB_IDE_HREF = 'web-ide:';

/** Placeholder for the address of the playground. */
export const PLAYGROUND_HREF = 'ligo-playground:';

/** Placeholder for the address of the library of the page's version. */
export const LIBRARY_HREF = 'ligo-library:';

/** A fence as the page shows it. A program with a file name is complete and can be tried in the Web IDE. */
export function codeFigure(block: CodeBlock): CodeFigureData {
  const syntax = syntaxOf(block.language);
  const file = syntax && block.title && `${block.title}.${SYNTAX_EXTENSIONS[syntax]}`;
  return {
    syntax,
    group: block.group,
    file,
    webIde: file && WEB_IDE_HREF,
    playground: syntax && block.isLive ? PLAYGROUND_HREF : undefined,
    library: syntax && block.isLive ? LIBRARY_HREF : undefined,
    problem: block.problem?.message,
    html: lines(block),
  };
}

function syntaxOf(language: Language): Syntax | undefined {
  return language === 'jsligo' || language === 'cameligo' ? language : undefined;
}

function lines(block: CodeBlock): string {
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
