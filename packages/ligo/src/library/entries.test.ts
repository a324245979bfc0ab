import { describe, expect, test } from 'vitest';
import { libraryEntries } from './entries';
import { qualifiedName } from './entry';

const module = {
  path: 'List',
  signatures: [
    "val length : 'a. 'a list -> nat",
    { since: '1.9.2', signature: "val find : 'a. 'a list -> 'a option" },
    { until: '1.10.0', signature: "val size : 'a. 'a list -> nat" },
    "type ('key, 'value) t = ('key * 'value) list",
  ],
};

describe('the entries of a version', () => {
  test.each([
    ['1.9.1', ['length', 'size', 't']],
    ['1.9.2', ['length', 'find', 'size', 't']],
    ['1.10.0', ['length', 'find', 'size', 't']],
    ['1.10.1', ['length', 'find', 't']],
    ['next', ['length', 'find', 't']],
  ])('%s are those whose range contains it', (version, names) => {
    expect(libraryEntries(version, [module]).map(({ name }) => name)).toEqual(names);
  });

  test('have the kind and the name of their signatures', () => {
    const [value, , type] = libraryEntries('1.0.0', [module]);
    expect(value).toEqual({ module: 'List', name: 'length', kind: 'value', signature: module.signatures[0] });
    expect(type).toMatchObject({ name: 't', kind: 'type' });
    expect(libraryEntries('next', [{ path: 'Bitwise', signatures: ['val @or : nat'] }])).toMatchObject([
      { name: 'or' },
    ]);
  });

  test('must declare names', () => {
    expect(() => libraryEntries('next', [{ path: 'List', signatures: ['length'] }])).toThrow(
      'declares no name',
    );
  });

  test('have the type of the version, where versions differ', () => {
    const modules = [
      {
        path: 'List',
        signatures: [
          { until: '1.10.0', signature: 'val size : nat' },
          { since: '1.11.0', signature: 'val size : int' },
        ],
      },
    ];
    const typesIn = (version: string) => libraryEntries(version, modules).map(({ signature }) => signature);
    expect([typesIn('1.6.0'), typesIn('1.11.5'), typesIn('next')]).toEqual([
      ['val size : nat'],
      ['val size : int'],
      ['val size : int'],
    ]);
  });
});

test('no value or type is declared twice', () => {
  const names = libraryEntries().map((entry) => `${entry.kind} ${qualifiedName(entry)}`);
  expect(names.length).toBeGreaterThan(400);
  expect(new Set(names).size).toBe(names.length);
});
