/** The names that a program declares, and the library names that it uses. */
import type { Declaration, Name, Program } from './ast';
import { walkDeclarations } from './walk';
import { bindersOf } from './walk-types';

/** The values, types and modules that a program declares at its top level, in order. */
export function declaredNames({ declarations }: Program): string[] {
  return declarations
    .flatMap(declared)
    .map(({ text }) => text)
    .filter((text) => text !== '_');
}

function declared(declaration: Declaration): Name[] {
  switch (declaration.kind) {
    case 'value':
      return bindersOf(declaration.pattern);
    case 'type':
    case 'module':
    case 'signature':
      return [declaration.name];
    default:
      return [];
  }
}

/** A name with its module path, as `List.fold_left`, and where it starts in the main file. */
export interface UsedSymbol {
  readonly name: string;
  readonly offset: number;
}

/**
 * The qualified values and types that a program uses. Aliases are resolved (`T.log` with `T` for
 * `Test.Next.IO` is `Test.Next.IO.log`); members of the program's own modules are left out.
 */
export function usedSymbols({ declarations }: Program): UsedSymbol[] {
  const aliases = new Map<string, readonly string[] | undefined>();
  const used: UsedSymbol[] = [];
  /** The path with aliases resolved; undefined if it leads into a module of the program. */
  const resolve = ([first, ...rest]: readonly string[]): readonly string[] | undefined => {
    if (first === undefined || !aliases.has(first)) return first === undefined ? [] : [first, ...rest];
    const target = aliases.get(first);
    return target && [...target, ...rest];
  };
  const use = (path: readonly Name[], { text }: Name): void => {
    const resolved = resolve(path.map((one) => one.text));
    const [start] = path;
    if (resolved && start?.span.file === 0)
      used.push({ name: [...resolved, text].join('.'), offset: start.span.from });
  };
  walkDeclarations(declarations, {
    declaration: (declaration) => {
      if (declaration.kind === 'signature') aliases.set(declaration.name.text, undefined);
      if (declaration.kind !== 'module') return;
      const { name, body } = declaration;
      aliases.set(name.text, body.kind === 'path' ? resolve(body.path.map(({ text }) => text)) : undefined);
    },
    expression: (node) => {
      if (node.kind === 'member') use(node.path, node.name);
    },
    type: (node) => {
      if (node.kind === 'name') use(node.path, node.name);
    },
  });
  return used;
}
