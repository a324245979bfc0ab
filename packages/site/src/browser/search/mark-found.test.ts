import { describe, expect, it } from 'vitest';
import { INJECTIONS } from '../../../../../tests/helpers/injections';
import { parseSyntax } from '../../model/syntax';
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

  it('match as names where they are written as names', () => {
    expect(marked('List.map', 'List.map maps a list')).toEqual(['List.map']);
    expect(marked('--no-warn', 'no warning: --no-warn')).toEqual(['--no-warn']);
  });

  it('match as prefixes where the reader was still typing', () => {
    expect(marked('entryp', 'An entrypoint')).toEqual(['entrypoint']);
    expect(marked('a', 'an apple a day')).toEqual(['a']);
  });

  it.each(['', '   ', '.*', '(a+', '<img>', '🌮', '%', 'x'.repeat(5000)])(
    'are not treated as patterns: %j',
    (parameter) => {
      expect(() => marked(parameter, 'Some text with (a+ and .* in it.')).not.toThrow();
    },
  );

  it(`split the text without changing it: ${INJECTIONS.length} attempts to inject markup`, () => {
    expect(new Set(INJECTIONS).size).toBe(INJECTIONS.length);
    expect(INJECTIONS.length).toBeGreaterThan(200);
    const text = `Some list of a map: ${INJECTIONS.slice(0, 20).join(' ')}`;
    for (const parameter of INJECTIONS) {
      const pieces = markPieces(text, readMarks(parameter));
      expect(pieces.map((piece) => piece.text).join(''), parameter).toBe(text);
      expect(parseSyntax(parameter), parameter).toBeUndefined();
    }
  });

  it('are empty for an empty parameter', () => {
    expect(marked('', 'text')).toEqual([]);
  });
});
