/** The library as modules, with types as syntax trees. */
import type { Declaration, SignatureItem, TypeDeclaration, TypeExpression } from '../syntax/ast';
import { parseProgram } from '../syntax/parse-program';
import type { LibraryEntry } from './entry';
import { ALIASES } from './signatures';

/** A module of the library. Its types are looked up in the module itself, then in the enclosing modules. */
export interface LibraryModule {
  /** Empty for the top level. */
  readonly name: string;
  readonly primitives: readonly PrimitiveType[];
  /** Declared types in dependency order. */
  readonly types: readonly TypeDeclaration[];
  readonly values: readonly LibraryValue[];
  readonly modules: readonly LibraryModule[];
}

/** A type without a definition. */
export interface PrimitiveType {
  readonly name: string;
  readonly arity: number;
}

export interface LibraryValue {
  readonly name: string;
  readonly type: TypeExpression;
  readonly entry: LibraryEntry;
}

interface Open {
  readonly name: string;
  readonly primitives: PrimitiveType[];
  readonly types: TypeDeclaration[];
  readonly values: LibraryValue[];
  readonly modules: Open[];
}

/** The library as one module that contains the others. */
export function libraryModules(entries: readonly LibraryEntry[]): LibraryModule {
  const root = emptyModule('');
  const types = entries.filter(({ kind }) => kind === 'type');
  const isDefined = ({ signature }: LibraryEntry) => signature.includes('=');
  for (const entry of types)
    if (!isDefined(entry)) moduleAt(root, entry.module).primitives.push(primitiveType(entry));
  const defined = types.filter(isDefined);
  for (const [index, declaration] of declarationsIn(textOf(defined)).entries())
    if (declaration.kind === 'type') moduleAt(root, defined[index]?.module ?? '').types.push(declaration);
  for (const value of readValues(entries)) moduleAt(root, value.entry.module).values.push(value);
  for (const [alias, path] of ALIASES) {
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
  return { name, primitives: [], types: [], values: [], modules: [] };
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

function primitiveType({ name, signature }: LibraryEntry): PrimitiveType {
  return { name, arity: signature.match(/'\w+/g)?.length ?? 0 };
}

function readValues(entries: readonly LibraryEntry[]): LibraryValue[] {
  const values = entries.filter(({ kind }) => kind === 'value');
  const [signature] = declarationsIn(`module type Library = sig\n${textOf(values)}\nend`);
  const items: readonly SignatureItem[] =
    signature?.kind === 'signature' && signature.body.kind === 'body' ? signature.body.items : [];
  return items.flatMap((item, index) => {
    const entry = values[index];
    return item.kind === 'value' && entry ? [{ name: entry.name, type: item.type, entry }] : [];
  });
}

const textOf = (entries: readonly LibraryEntry[]): string =>
  entries.map(({ signature }) => signature).join('\n');

/** Throws an error for invalid signatures, which are a mistake in this package. */
function declarationsIn(text: string): readonly Declaration[] {
  const { program, problems } = parseProgram({ file: 'library', text, syntax: 'cameligo' });
  const [problem] = problems.filter(({ phase }) => phase === 'parse');
  if (problem) {
    const line = text.slice(problem.span.from).split('\n')[0];
    throw new Error(`The library cannot be read at "${line}": ${problem.message}`);
  }
  return program.declarations;
}
