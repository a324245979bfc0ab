import { describe, expect, it } from 'vitest';
import { type HoverEntry, type HoverName, packNames, unpackSample } from './hover';

const NAMES: readonly (readonly HoverName[])[] = [
  [
    { from: 5, length: 7, declaration: 'type storage = int', definition: { line: 1, samplesBefore: 0 } },
    { from: 15, length: 3, declaration: 'type int', address: 'reference/toplevel#int' },
  ],
  [],
  [
    { from: 0, length: 7, declaration: 'type storage = int', definition: { line: 1, samplesBefore: 2 } },
    { from: 9, length: 3, declaration: 'type int', address: 'reference/toplevel#int' },
    { from: 14, length: 5, declaration: 'owner: address' },
  ],
];

const entryOf = (address: string): HoverEntry => ['int', address, 'Integers.'];

describe('the names of a page', () => {
  const packed = packNames(NAMES);

  it('come out of their file as they went in, with what the reference says', () => {
    const file = { ...packed, entries: packed.entries.map(entryOf) };
    const expected = NAMES.map((sample) =>
      sample.map(({ address, ...name }) => (address ? { ...name, entry: entryOf(address) } : name)),
    );
    expect(NAMES.map((_, index) => unpackSample(file, index))).toEqual(expected);
  });

  it('are listed once each, with one entry for each address', () => {
    expect(packed.names).toHaveLength(4);
    expect(packed.entries).toEqual(['reference/toplevel#int']);
  });

  it('are none for a sample that the file does not know', () => {
    expect(unpackSample({ ...packed, entries: [] }, 7)).toEqual([]);
  });
});
