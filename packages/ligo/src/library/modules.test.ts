import { describe, expect, test } from 'vitest';
import type { LibraryEntry } from './entry';
import { type LibraryModule, libraryModules } from './modules';

function entry(module: string, name: string, signature: string): LibraryEntry {
  const kind = signature.startsWith('type') ? 'type' : 'value';
  return { module, name, kind, signature, address: '', summary: '' };
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
    const root = libraryModules([entry('Bitwise', 'or', "val or : 'a 'b.'a -> 'b -> ('a, 'b) external_or")]);
    expect(moduleAt(root, 'Bitwise')?.values[0]?.type.kind).toBe('forall');
  });

  test('declare types after their dependencies, without primitive ones', () => {
    const root = libraryModules([
      entry('', 'outer', 'type outer = inner list'),
      entry('', 'inner', 'type inner = int'),
      entry('', 'int', 'type int'),
    ]);
    expect(root.types.map(({ name }) => name.text)).toEqual(['inner', 'outer']);
  });

  test('restore nested pairs that the reference writes flat', () => {
    const flat = "val read_ticket : 'a.'a ticket -> address * 'a * nat * 'a ticket";
    const [value] = libraryModules([entry('Tezos', 'read_ticket', flat)]).modules[0]?.values ?? [];
    const type = value?.type.kind === 'forall' ? value.type.body : undefined;
    const result = type?.kind === 'function' ? type.result : undefined;
    expect(result?.kind === 'tuple' && result.items.length).toBe(2);
  });

  test('leave out what the compiler does not have', () => {
    expect(libraryModules([entry('Tezos', 'failwith', "val failwith : 'a.'a -> unit")]).modules).toEqual([]);
  });

  test('are found under their aliases', () => {
    const root = libraryModules([entry('Test.PBT', 'gen', "val gen : 'a.'a pbt_gen")]);
    expect(moduleAt(root, 'Test.Next.PBT')?.values).toHaveLength(1);
  });
});
