import { describe, expect, it } from 'vitest';
import { markPieces } from './marker';

const mark = (text: string, ...terms: string[]) =>
  markPieces(text, (term) => terms.includes(term))
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('');

describe('found words', () => {
  it('are marked in all their forms', () => {
    expect(mark('Maps, mapping and a map', 'map')).toBe('[Maps], [mapping] and a [map]');
  });

  it('are marked as parts of names', () => {
    expect(mark('Use List.fold_left', 'fold')).toBe('Use List.[fold]_left');
    expect(mark('Use List.fold_left', 'list')).toBe('Use [List].fold_left');
  });

  it('are marked as a whole if the whole name was found', () => {
    expect(mark('Call Tezos.get_sender()', 'getsender')).toBe('Call Tezos.[get_sender]()');
    expect(mark('Call Tezos.get_sender()', 'tezos.get_sender')).toBe('Call [Tezos.get_sender]()');
    expect(mark('the flag --no-warn', '--no-warn')).toBe('the flag [--no-warn]');
  });

  it('keep every character of the text', () => {
    const text = '<b>map</b> & "map" \u0000 🌮';
    expect(
      markPieces(text, (term) => term === 'map')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('are empty for an empty text', () => {
    expect(markPieces('', () => true)).toEqual([]);
  });
});
