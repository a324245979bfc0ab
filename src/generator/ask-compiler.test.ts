import { expect, it } from 'vitest';
import { askCompiler } from './ask-compiler';

it('says that there is no compiler, and goes on', () => {
  const told: string[] = [];
  askCompiler('no-such-compiler', [], (line) => told.push(line));
  expect(told).toEqual(["There is no compiler 'no-such-compiler' here: its opinion is left out."]);
});
