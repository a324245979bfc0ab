import './editor.css';
import { parseSyntax, type Syntax } from '../../model/syntax';
import { markedHtml, problemOf } from './check';
import { button, element, link } from './parts';

/** Puts an editor under every sample of an article. Samples that have one already keep it. */
export function addEditors(article: HTMLElement, webIde: string): void {
  for (const figure of article.querySelectorAll<HTMLElement>('figure.code')) {
    const syntax = parseSyntax([...figure.classList].find((name) => name.startsWith('s-'))?.slice(2));
    const code = figure.querySelector<HTMLElement>('code');
    if (syntax && code && !figure.querySelector('.edit-tools')) addEditor({ figure, code, syntax, webIde });
  }
}

interface EditedSample {
  readonly figure: HTMLElement;
  readonly code: HTMLElement;
  readonly syntax: Syntax;
  readonly webIde: string;
}

function addEditor({ figure, code, syntax, webIde }: EditedSample): void {
  const original = code.textContent ?? '';
  const input = element('textarea', 'edit-input');
  const problem = element('p', 'edit-problem');
  problem.setAttribute('role', 'status');
  input.setAttribute('aria-label', 'Code of the sample');
  input.spellcheck = false;

  const show = (text: string) => {
    const found = problemOf(text, syntax);
    code.innerHTML = markedHtml(text, syntax, found?.line);
    problem.textContent = found ? `Line ${found.line}: ${found.message}` : 'The syntax is right.';
    problem.classList.toggle('is-wrong', found !== undefined);
  };
  const edit = () => {
    if (!input.isConnected) {
      input.value = code.textContent ?? '';
      code.parentElement?.before(input);
      figure.append(problem);
      figure.classList.add('is-edited');
      show(input.value);
    }
    input.focus();
  };
  const reset = () => {
    input.value = original;
    show(original);
  };

  input.addEventListener('input', () => show(input.value));
  input.addEventListener('scroll', () => code.parentElement?.scrollTo(input.scrollLeft, input.scrollTop));
  input.addEventListener('keydown', (event) => indentWithTab(event, input, show));
  figure.querySelector('.tool-ide')?.remove();
  const tools = element('div', 'edit-tools');
  tools.append(
    button('Edit', edit),
    button('Reset', () => (input.isConnected ? reset() : undefined)),
    link('Copy and open in the Web IDE', webIde, () => void copy(code.textContent ?? '')),
  );
  figure.append(tools);
}

/** Tab indents inside the code; after Escape it leaves the field, so that the keyboard is not caught there. */
function indentWithTab(event: KeyboardEvent, input: HTMLTextAreaElement, show: (text: string) => void): void {
  if (event.key === 'Escape') input.dataset.leaving = '';
  else if (event.key !== 'Tab') delete input.dataset.leaving;
  if (event.key !== 'Tab' || event.shiftKey || 'leaving' in input.dataset) return;
  event.preventDefault();
  input.setRangeText('  ', input.selectionStart, input.selectionEnd, 'end');
  show(input.value);
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    console.warn('The code could not be copied.', error);
  }
}
