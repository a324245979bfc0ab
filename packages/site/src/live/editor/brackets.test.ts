import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { matchingBrackets } from './brackets';

/** The text with «» around marked brackets; `|` is the cursor, or each end of the selection. */
function marked(text: string): string {
  const [before = '', selected = '', after] = text.split('|');
  const doc = text.replaceAll('|', '');
  const anchor = before.length;
  const head = after === undefined ? anchor : anchor + selected.length;
  const state = EditorState.create({ doc, selection: { anchor, head }, extensions: matchingBrackets });
  const marks = new Set<number>();
  for (const set of state.facet(EditorView.decorations))
    if (typeof set !== 'function') set.between(0, doc.length, (from) => void marks.add(from));
  return [...doc].map((sign, place) => (marks.has(place) ? `«${sign}»` : sign)).join('');
}

test.each([
  ['|(a)', '«(»a«)»'],
  ['(|a)', '«(»a«)»'],
  ['(a)|', '«(»a«)»'],
  ['|((a))', '«(»(a)«)»'],
  ['((a)|)', '(«(»a«)»)'],
  ['|([)]', '«(»[«)»]'],
  ['[{|}]', '[«{»«}»]'],
  ['|(a', '(a'],
  ['a)|', 'a)'],
  ['|a', 'a'],
  ['|', ''],
  ['|(|a)', '(a)'],
])('in %j the pair next to the cursor is %j', (text, expected) => {
  expect(marked(text)).toBe(expected);
});
