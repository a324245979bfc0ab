import { describe, expect, test } from 'vitest';
import type { LibraryEntry } from './entry';
import { type LibraryModule, libraryModules } from './modules';

function entry(module: string, name: string, signature: string): LibraryEntry {
  const kind = signature.startsWith('type') ? 'type' : 'value';
  return { module, name, kind, signature };
}

function moduleAt(root: LibraryModule, path: string): LibraryModule | undefined {
  return path
    .split('.')
    .reduce<LibraryModule | undefined>(
      (module, name) => module?.modules.find((one) => one.name === name),
      root,
    );
}

describe('the modules of the library', () => {
  test('are nested according to their paths', () => {
    const root = libraryModules([entry('Test.Next.IO', 'log', "val log : 'a.'a -> unit")]);
    expect(moduleAt(root, 'Test.Next.IO')?.values.map(({ name }) => name)).toEqual(['log']);
  });

  test('hold values whose names are keywords', () => {
    const root = libraryModules([entry('Bitwise', 'or', "val @or : 'a 'b.'a -> 'b -> ('a, 'b) external_or")]);
    expect(moduleAt(root, 'Bitwise')?.values[0]?.type.kind).toBe('forall');
  });

  test('have types in the order of their declarations, and primitive ones with their arity', () => {
    const root = libraryModules([
      entry('', 'inner', 'type inner = int'),
      entry('', 'outer', 'type outer = inner list'),
      entry('', 'map', "type ('key, 'value) map"),
    ]);
    expect(root.types.map(({ name }) => name.text)).toEqual(['inner', 'outer']);
    expect(root.primitives).toEqual([{ name: 'map', arity: 2 }]);
  });

  test('cannot be read from invalid signatures', () => {
    expect(() => libraryModules([entry('List', 'size', 'val size : int ->')])).toThrow(
      /The library cannot be read/,
    );
  });

  test('are found under their aliases', () => {
    const root = libraryModules([entry('Test.PBT', 'gen', "val gen : 'a.'a pbt_gen")]);
    expect(moduleAt(root, 'Test.Next.PBT')?.values).toHaveLength(1);
  });
});
