import { foldable } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { folding } from './folding';

const TEXT = `namespace A {
  const f = () => {
    return 1;

  };
}

const b = 1;`;

/** The lines that are folded away below a line, counted from 1. */
function folded(line: number): readonly [number, number] | undefined {
  const state = EditorState.create({ doc: TEXT, extensions: folding });
  const { from, to } = state.doc.line(line);
  const range = foldable(state, from, to);
  return range ? [state.doc.lineAt(range.from).number + 1, state.doc.lineAt(range.to).number] : undefined;
}

test.each([
  ['a namespace with all that is in it', 1, [2, 5]],
  ['a function without its closing bracket', 2, [3, 3]],
  ['nothing below a statement', 3, undefined],
  ['nothing below an empty line', 4, undefined],
  ['nothing below the last line', 8, undefined],
])('folds %s', (_, line, lines) => {
  expect(folded(line)).toEqual(lines);
});
