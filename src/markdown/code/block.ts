import { highlight, type Language } from '../../grammar';
import { escapeHtml } from '../../model/html';
import { SYNTAX_EXTENSIONS, SYNTAX_LABELS, type Syntax } from '../../model/syntax';
import { parseMarks } from './marks';

export interface CodeBlock {
  readonly code: string;
  readonly language: Language;
  /** The file's name without its ending. */
  readonly title?: string;
  readonly mark?: string;
  /** Whether the same sample stands beside it in the other syntax. */
  readonly paired: boolean;
}

/** A code block as HTML: caption, code, and the buttons that script brings to life. */
export function renderBlock(block: CodeBlock): string {
  const syntax = syntaxOf(block.language);
  const classes = syntax ? `code s-${syntax}` : 'code';
  return `<figure class="${classes}">${caption(block, syntax)}<pre tabindex="0"><code>${lines(block)}</code></pre>${tools(block, syntax)}</figure>`;
}

/** Stands for the address of the Web IDE, which the site's configuration knows. */
export const WEB_IDE_HREF = 'web-ide:';

/** A program with a name of its own is whole, so that it can be tried elsewhere. */
function tools({ title }: CodeBlock, syntax: Syntax | undefined): string {
  const ide = title && syntax ? OPEN_IN_WEB_IDE : '';
  return `<div class="code-tools">${ide}${WRAP_AND_COPY}</div>`;
}

const OPEN_IN_WEB_IDE = `<a class="tool-ide" href="${WEB_IDE_HREF}" target="_blank" rel="noopener noreferrer" aria-label="Copy and open in Web IDE" title="Copy and open in Web IDE"></a>`;

const WRAP_AND_COPY =
  '<button type="button" class="tool-wrap" aria-pressed="false" aria-label="Wrap lines"></button>' +
  '<button type="button" class="tool-copy" aria-label="Copy code"></button>';

function syntaxOf(language: Language): Syntax | undefined {
  return language === 'jsligo' || language === 'cameligo' ? language : undefined;
}

function caption(block: CodeBlock, syntax: Syntax | undefined): string {
  if (!syntax) return '';
  const file = block.title
    ? `<span class="code-file">${escapeHtml(block.title)}.${SYNTAX_EXTENSIONS[syntax]}</span>`
    : '';
  const tabs = block.paired ? syntaxTabs(syntax) : `<span class="code-tab">${SYNTAX_LABELS[syntax]}</span>`;
  return `<figcaption>${file}${tabs}</figcaption>`;
}

function syntaxTabs(current: Syntax): string {
  const own = `<span class="code-tab">${SYNTAX_LABELS[current]}</span>`;
  const other: Syntax = current === 'jsligo' ? 'cameligo' : 'jsligo';
  const button = `<button type="button" class="code-tab" data-to-syntax="${other}">${SYNTAX_LABELS[other]}</button>`;
  return current === 'jsligo' ? own + button : button + own;
}

function lines(block: CodeBlock): string {
  const html = highlight(block.code, block.language);
  const marks = block.mark ? parseMarks(block.mark) : undefined;
  if (!marks) return html;
  return html
    .split('\n')
    .map((line, index) => (marks.has(index + 1) ? `<mark class="line">${line}\n</mark>` : `${line}\n`))
    .join('')
    .replace(/\n$/, '');
}
