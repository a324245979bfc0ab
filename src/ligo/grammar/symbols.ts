/** The names of other modules that a program uses. */
import type { SyntaxNode } from '@lezer/common';
import type { LigoSyntax } from './language';
import { childrenOf, importedModule } from './nodes';
import { parse } from './parse';
import { preprocess } from './preprocess';
import { type Place, placesIn } from './problem';

/** A name with its module path, as `List.fold_left`, and its place (line and column counted from 1). */
export interface UsedSymbol extends Place {
  name: string;
}

/**
 * The qualified values and types that a program uses, in order. Aliases are followed (`T.log` with `T` for
 * `Test.Next.IO` is `Test.Next.IO.log`); what belongs to modules of the program itself is left out.
 */
export function usedSymbols(code: string, syntax: LigoSyntax): UsedSymbol[] {
  const { live } = preprocess(code, syntax);
  const tree = parse(live, syntax);
  const placeOf = placesIn(live);
  const modules = new Modules();
  const used: UsedSymbol[] = [];
  tree?.iterate({
    enter({ node }) {
      declareModule(node, live, modules);
      const path = pathIn(node, live);
      const resolved = path && modules.resolve(path.modules);
      if (!path || !resolved) return;
      used.push({ name: [...resolved, path.member].join('.'), ...placeOf(path.from) });
    },
  });
  return used;
}

/** The modules a program declares, up to where it has been read. */
class Modules {
  private readonly aliases = new Map<string, readonly string[] | undefined>();

  declareOwn(name: string): void {
    this.aliases.set(name, undefined);
  }

  declareAlias(name: string, path: readonly string[]): void {
    this.aliases.set(name, this.resolve(path));
  }

  /** The path with aliases followed; undefined if it leads into a module of the program. */
  resolve(path: readonly string[]): readonly string[] | undefined {
    const [first, ...rest] = path;
    if (first === undefined || !this.aliases.has(first)) return path;
    const target = this.aliases.get(first);
    return target && [...target, ...rest];
  }
}

const moduleName = /^(ModuleName|NamespaceName)$/;
const moduleDefinition = /^(ModuleDefinition|NamespaceDefinition|InterfaceDefinition)$/;

function declareModule(node: SyntaxNode, code: string, modules: Modules): void {
  if (node.name === 'ImportDirective') modules.declareOwn(importedModule(node, code));
  if (!moduleDefinition.test(node.name)) return;
  const name = code.slice(node.from, node.to);
  const declaration = node.parent;
  const path = declaration && aliasTarget(declaration, code);
  if (path) modules.declareAlias(name, path);
  else modules.declareOwn(name);
}

/** The path on the right of `module T = Test.Next` or `import T = Test.Next`; undefined for a body. */
function aliasTarget(declaration: SyntaxNode, code: string): string[] | undefined {
  if (!/^(ModuleDeclaration|ImportDeclaration)$/.test(declaration.name)) return undefined;
  const equals = declaration.getChild('Equals');
  const path = childrenOf(declaration)
    .filter((child) => equals && child.from > equals.from && moduleName.test(child.name))
    .map((child) => code.slice(child.from, child.to));
  return path.length > 0 ? path : undefined;
}

interface QualifiedPath {
  from: number;
  modules: string[];
  member: string;
}

const holdsPath = /^(QualifiedName|NamedType|TypeApplication|QualifiedPattern)$/;
const member = /^(VariableName|TypeName|or)$/;

/** The module path in a node together with the value or type after it. */
function pathIn(node: SyntaxNode, code: string): QualifiedPath | undefined {
  if (!holdsPath.test(node.name)) return undefined;
  const children = childrenOf(node);
  const modules = children.filter((child) => moduleName.test(child.name));
  const last = modules.at(-1);
  if (!last || modules[0] === undefined) return undefined;
  const after = last.nextSibling;
  const named = after && (member.test(after.name) ? after : after.firstChild);
  if (!named || !member.test(named.name) || /^Parenthesized/.test(after.name)) return undefined;
  const text = (part: SyntaxNode) => code.slice(part.from, part.to);
  return { from: modules[0].from, modules: modules.map(text), member: text(named) };
}
