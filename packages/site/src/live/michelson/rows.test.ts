import { expect, it } from 'vitest';
import type { CompiledContract } from '../protocol/compiled';
import { foldsOf, instructionsFrom, rowsOf, visibleRows } from './rows';

const TEXT =
  'code { UNPAIR ;\n       IF_LEFT\n         { DROP ;\n           PUSH string "{" }\n         { ADD } }';
const at = (text: string, line?: number) => ({
  from: TEXT.indexOf(text),
  to: TEXT.indexOf(text) + text.length,
  ...(line !== undefined && { place: { from: 0, to: 1, line } }),
});
const CONTRACT: CompiledContract = {
  module: '',
  text: TEXT,
  bytes: 20,
  instructions: [
    at('UNPAIR'),
    { from: TEXT.indexOf('IF_LEFT'), to: TEXT.length - 2 },
    at('DROP', 2),
    at('PUSH string "{"', 2),
    at('ADD', 3),
  ],
  sections: [
    { kind: 'entrypoint', name: 'reset', bytes: 9, ...at('{ DROP ;\n           PUSH string "{" }') },
  ],
  functions: [],
  lines: [],
};

it('cuts lines at instructions, without the punctuation behind them', () => {
  const rows = rowsOf(CONTRACT);
  expect(rows.map(({ segments }) => segments.map(({ text }) => text).join(''))).toEqual(TEXT.split('\n'));
  expect(
    rows
      .flatMap(({ segments }) => segments)
      .flatMap(({ text, instruction }) => (instruction === undefined ? [] : [text])),
  ).toEqual(['UNPAIR', 'IF_LEFT', 'DROP', 'PUSH string "{"', 'ADD']);
});

it('folds sections to their first line', () => {
  const shown = visibleRows(rowsOf(CONTRACT), foldsOf(CONTRACT));
  expect(shown.map(({ line }) => line)).toEqual([0, 1, 2, 4]);
  expect(shown[2]?.segments.at(-1)?.text).toBe(' …');
  expect(visibleRows(rowsOf(CONTRACT), [])).toHaveLength(5);
});

it('knows the instructions of a line', () => {
  expect([...instructionsFrom(CONTRACT, 2)]).toEqual([2, 3]);
  expect([...instructionsFrom(CONTRACT, 9)]).toEqual([]);
  expect([...instructionsFrom(CONTRACT, undefined)]).toEqual([]);
});
