import { describe, expect, it } from 'vitest';
import { termFinder } from './terms';

const find = termFinder([
  { words: ['map', 'maps'], anchor: 'map', definition: 'A map.' },
  { words: ['big map', 'big maps'], anchor: 'big-map', definition: 'A big map.' },
  { words: ['front-running', 'FA1.2'], anchor: 'others', definition: 'Others.' },
  { words: ['FA2'], anchor: 'fa2', definition: 'A standard.' },
]);
const found = (text: string) =>
  find(text).map(({ from, to, term }) => `${text.slice(from, to)} -> ${term.anchor}`);

describe('terms of the glossary', () => {
  it('are found with all their words, in order', () => {
    expect(found('Two maps and FA2.')).toEqual(['maps -> map', 'FA2 -> fa2']);
  });
  it('are found at the start of a sentence and across lines', () => {
    expect(found('Maps are small. Big\nmaps are not.')).toEqual(['Maps -> map', 'Big\nmaps -> big-map']);
  });
  it('do not match parts of words, of longer terms, or other cases', () => {
    expect(found('The roadmap of fa2, a map-like thing, a big map.')).toEqual(['big map -> big-map']);
  });
  it('may contain signs', () => {
    expect(found('Front-running with FA1.2, not FA1x2.')).toEqual([
      'Front-running -> others',
      'FA1.2 -> others',
    ]);
  });
  it('may be none', () => {
    expect(termFinder([])('a map')).toEqual([]);
  });
});
