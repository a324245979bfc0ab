/** Converts library entries to modules, with types as syntax trees. */
import type { SignatureItem, TypeDeclaration, TypeExpression } from '../syntax/ast';
import { parseProgram } from '../syntax/parse-program';
import { type LibraryEntry, qualifiedName } from './entry';
import { exactSignatures, includedModules, missingValues, moduleAliases, primitiveTypes } from './predefined';

/** A module of the library. Its types are looked up in the module itself, then in the enclosing modules. */
export interface LibraryModule {
  /** Empty for the top level. */
  readonly name: string;
  /** Declared types in dependency order; see `primitiveTypes` for the others. */
  readonly types: readonly TypeDeclaration[];
  readonly values: readonly LibraryValue[];
  readonly modules: readonly LibraryModule[];
}

export interface LibraryValue {
  readonly name: string;
  readonly type: TypeExpression;
  readonly entry: LibraryEntry;
}

interface Open {
  readonly name: string;
  readonly types: TypeDeclaration[];
  readonly values: LibraryValue[];
  readonly modules: Open[];
}

/** The library as one module that contains the others. */
export function libraryModules(entries: readonly LibraryEntry[]): LibraryModule {
  const known = entries.filter((entry) => entry.kind === 'type' || !missingValues.has(qualifiedName(entry)));
  const root = emptyModule('');
  for (const declared of readTypes(known))
    moduleAt(root, declared.entry.module).types.push(declared.declaration);
  for (const value of readValues(known)) moduleAt(root, value.entry.module).values.push(value);
  for (const [alias, path] of [...Object.entries(moduleAliases), ...Object.entries(includedModules)]) {
    const original = findModule(root, path);
    if (!original) continue;
    const second = moduleAt(root, alias);
    second.types.push(...original.types);
    second.values.push(...original.values);
    second.modules.push(...original.modules);
  }
  return root;
}

function emptyModule(name: string): Open {
  return { name, types: [], values: [], modules: [] };
}

function findModule(root: Open, path: string): Open | undefined {
  return path
    .split('.')
    .reduce<Open | undefined>((module, name) => module?.modules.find((one) => one.name === name), root);
}

/** The module at this path, created if needed. */
function moduleAt(root: Open, path: string): Open {
  let module = root;
  for (const name of path ? path.split('.') : []) {
    let inner = module.modules.find((one) => one.name === name);
    if (!inner) {
      inner = emptyModule(name);
      module.modules.push(inner);
    }
    module = inner;
  }
  return module;
}

/** Types of the library as declarations; the primitive ones have none. */
function readTypes(
  entries: readonly LibraryEntry[],
): { entry: LibraryEntry; declaration: TypeDeclaration }[] {
  const declared = entries.filter(
    ({ kind, module, name }) => kind === 'type' && (module !== '' || !Object.hasOwn(primitiveTypes, name)),
  );
  const text = declared.map(signatureOf).join('\n');
  const { declarations } = parseProgram({ file: '', text, syntax: 'cameligo' }).program;
  return inOrder(
    declarations.flatMap((declaration, index) => {
      const entry = declared[index];
      return declaration.kind === 'type' && entry ? [{ entry, declaration }] : [];
    }),
  );
}

/** Sorts the types of the reference, which are in page order, into dependency order. */
function inOrder<Item extends { entry: LibraryEntry; declaration: TypeDeclaration }>(
  items: readonly Item[],
): Item[] {
  const sorted: Item[] = [];
  let left = [...items];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ declaration }) => declaration.name.text));
    const ready = left.filter(
      ({ entry, declaration }) =>
        !wordsOf(signatureOf(entry)).some((word) => word !== declaration.name.text && waiting.has(word)),
    );
    const next = ready.length > 0 ? ready : left;
    sorted.push(...next);
    left = left.filter((item) => !next.includes(item));
  }
  return sorted;
}

function wordsOf(text: string): string[] {
  return text.match(/(?<!')\b[a-z]\w*/g) ?? [];
}

function readValues(entries: readonly LibraryEntry[]): LibraryValue[] {
  const values = entries.filter(({ kind }) => kind === 'value');
  const text = `module type Library = sig\n${values.map(signatureOf).join('\n')}\nend`;
  const [signature] = parseProgram({ file: '', text, syntax: 'cameligo' }).program.declarations;
  const items: readonly SignatureItem[] =
    signature?.kind === 'signature' && signature.body.kind === 'body' ? signature.body.items : [];
  return items.flatMap((item, index) => {
    const entry = values[index];
    return item.kind === 'value' && entry ? [{ name: entry.name, type: item.type, entry }] : [];
  });
}

/** The effective signature. `or` is a CameLIGO keyword and must be escaped. */
function signatureOf(entry: LibraryEntry): string {
  const exact = exactSignatures[`${entry.kind} ${qualifiedName(entry)}`];
  return (exact ?? entry.signature).replace(/^val or\b/, 'val @or');
}
