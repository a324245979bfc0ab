import { describe, expect, it } from 'vitest';
import { type PlacedName, packNames, unpackSample } from './hover';

const TEXTS = ['type storage = int', '', "type x = { a: storage; b: int; owner': address }"];

const int = { declaration: 'type int', address: 'reference/toplevel#int' };
const NAMES: readonly (readonly PlacedName[])[] = [
  [
    { from: 5, declaration: 'type storage = int', definition: 'Defined on line 1.' },
    { from: 15, ...int },
  ],
  [],
  [
    { from: 14, declaration: 'type storage = int', definition: 'Defined on line 1 of an earlier sample.' },
    { from: 26, ...int },
    { from: 31, declaration: "owner': address" },
  ],
];

describe('the names of a page', () => {
  const file = packNames(NAMES);

  it('survive packing and unpacking, with their words', () => {
    const words = [['storage', 'int'], [], ['storage', 'int', "owner'"]];
    const expected = NAMES.map((sample, index) =>
      sample.map((name, at) => ({ ...name, word: words[index]?.[at] })),
    );
    expect(TEXTS.map((text, index) => unpackSample(file, index, text))).toEqual(expected);
  });

  it('are listed once each', () => {
    expect(file.names).toHaveLength(4);
  });

  it('are empty for a sample that is not in the file', () => {
    expect(unpackSample(file, 7, '')).toEqual([]);
  });
});
