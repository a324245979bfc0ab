import { expect, it } from 'vitest';
import { askCompiler } from './ask-compiler';

it('reports a missing compiler and continues', () => {
  const lines: string[] = [];
  askCompiler('no-such-compiler', [], (line) => lines.push(line));
  expect(lines).toEqual(["The compiler 'no-such-compiler' was not found: skipping its checks."]);
});
