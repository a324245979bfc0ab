import { expect, test } from 'vitest';
import { diffLines } from './diff-lines';

const shown = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`);

test.each([
  ['1', '1', [' 1']],
  ['1', '2', ['-1', '+2']],
  ['{\n  a: 1\n}', '{\n  a: 1,\n  b: 2\n}', [' {', '-  a: 1', '+  a: 1,', '+  b: 2', ' }']],
  ['a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['a\nc', 'a\nb\nc', [' a', '+b', ' c']],
])('%j to %j', (before, after, lines) => {
  expect(shown(before, after)).toEqual(lines);
});
