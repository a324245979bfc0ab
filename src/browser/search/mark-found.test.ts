import { describe, expect, it } from 'vitest';
import { markPieces } from '../../search/text/marker';
import { readMarks } from './mark-found';

const marked = (parameter: string, text: string) =>
  markPieces(text, readMarks(parameter))
    .filter(({ found }) => found)
    .map((piece) => piece.text);

describe('words to mark', () => {
  it('are found in all their forms', () => {
    expect(marked('fold list', 'Folding lists: a fold of the list')).toEqual([
      'Folding',
      'lists',
      'fold',
      'list',
    ]);
  });

  it('are names where they are written as names', () => {
    expect(marked('List.map', 'List.map maps a list')).toEqual(['List.map']);
    expect(marked('--no-warn', 'no warning: --no-warn')).toEqual(['--no-warn']);
  });

  it('may go on where the reader was still typing', () => {
    expect(marked('entryp', 'An entrypoint')).toEqual(['entrypoint']);
    expect(marked('a', 'an apple a day')).toEqual(['a']);
  });

  it.each(['', '   ', '.*', '(a+', '<img>', '🌮', '%', 'x'.repeat(5000)])(
    'are no patterns: %j',
    (parameter) => {
      expect(() => marked(parameter, 'Some text with (a+ and .* in it.')).not.toThrow();
    },
  );

  it('are none in an empty parameter', () => {
    expect(marked('', 'text')).toEqual([]);
  });
});
