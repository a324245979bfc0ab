import { describe, expect, test } from 'vitest';
import { isTrue } from './condition';
import { preprocess } from './preprocess';

describe('conditions', () => {
  test.each([
    ['true', true],
    ['A', true],
    ['B', false],
    ['!B && A', true],
    ['A == B', false],
    ['A != B || false', true],
    ['!(A && B) // why', true],
    ['', undefined],
    ['A B', undefined],
    ['(A', undefined],
    ['A &&', undefined],
    ['1', undefined],
    ['('.repeat(100_000), undefined],
  ])('%s', (condition, expected) => {
    expect(isTrue(condition, new Set(['A']))).toBe(expected);
  });
});

describe('preprocess', () => {
  const kept = (code: string) =>
    preprocess(code, 'jsligo')
      .live.split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .join(' ');

  test.each([
    ['#if A\na\n#else\nb\n#endif\nc', 'b c'],
    ['#define A\n#if A\na\n#elif true\nb\n#else\nc\n#endif', 'a'],
    ['#define A\n#undef A\n#if A\na\n#elif true\nb\n#else\nc\n#endif', 'b'],
    ['#if A\n#if true\na\n#else\nb\n#endif\n#else\nc\n#endif', 'c'],
    ['#if true\n#if A\na\n#else\nb\n#endif\nc\n#endif', 'b c'],
    ['#if A\n#define B\n#endif\n#if B\nb\n#endif\nc', 'c'],
    ['"#if A" // #if A\n/* #if A */ a', '"#if A" // #if A /* #if A */ a'],
  ])('%s', (code, expected) => {
    expect(preprocess(code, 'jsligo').findings).toEqual([]);
    expect(kept(code)).toBe(expected);
  });

  test('keeps offsets', () => {
    const code = '#if A\nold\n#endif\nnew';
    expect(preprocess(code, 'cameligo').live).toBe('#if A\n   \n#endif\nnew');
  });
});
