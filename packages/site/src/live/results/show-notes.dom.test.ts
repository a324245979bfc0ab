import { expect, it } from 'vitest';
import type { LineNote } from '../protocol/program';
import { showNotes } from './show-notes';

const HTML = '<b>one</b>\ntwo\n<i>three</i>';

const noteOn = (line: number, text: string): LineNote => ({ line, kind: 'value', text });

function codeWith(html: string): Element {
  const code = document.createElement('code');
  code.innerHTML = html;
  return code;
}

/** The texts of the notes at the end of each line. */
function notesByLine(code: Element): string[][] {
  const marked = [...code.childNodes].map((node) =>
    node instanceof HTMLElement && node.dataset.note ? `(${node.dataset.note})` : node.textContent,
  );
  return marked
    .join('')
    .split('\n')
    .map((line) => [...line.matchAll(/\(([^)]*)\)/g)].map(([, text = '']) => text));
}

it('puts each note at the end of its line, in order', () => {
  const code = codeWith(HTML);
  showNotes(code, [noteOn(1, '= 1'), noteOn(2, '= "<&>"'), noteOn(2, '= 2'), noteOn(3, '= 3')]);
  expect(notesByLine(code)).toEqual([['= 1'], ['= "<&>"', '= 2'], ['= 3']]);
});

it('does not change the text of the code', () => {
  const code = codeWith(HTML);
  showNotes(code, [noteOn(2, '= 2')]);
  expect(code.textContent).toBe('one\ntwo\nthree');
});

it('removes only its notes', () => {
  const code = codeWith(HTML);
  showNotes(code, [noteOn(2, '= 2'), noteOn(3, '= 3')])();
  expect(code.innerHTML).toBe(HTML);
  expect(code.childNodes).toHaveLength(codeWith(HTML).childNodes.length);
});
