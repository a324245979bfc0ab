/** Token classes for the nodes of the grammars in this folder. */
import type { SyntaxNodeRef, Tree } from '@lezer/common';
import { parseStrictly } from './parse';
import type { Token, TokenClass } from './tokens';

/** Nodes whose class does not depend on their context. */
const classOfNode: Readonly<Record<string, TokenClass>> = {
  LineComment: 'c',
  BlockComment: 'c',
  Directive: 'd',
  IncludeDirective: 'd',
  ImportDirective: 'd',
  String: 's',
  Verbatim: 's',
  Int: 'n',
  Nat: 'n',
  Mutez: 'n',
  Tez: 'n',
  Bytes: 'n',
  Operator: 'o',
  FunctionName: 'f',
  TypeName: 't',
  TypeDefinition: 't',
  TypeParameter: 't',
  TypeVariable: 't',
  NamespaceName: 'm',
  NamespaceDefinition: 'm',
  InterfaceDefinition: 'm',
  ModuleName: 'm',
  ModuleDefinition: 'm',
  LanguageName: 'm',
  ConstructorName: 'r',
  // Michelson
  Section: 'k',
  Type: 't',
  Constructor: 'r',
  Instruction: 'b',
  Annotation: 'a',
};

const functionNodes: ReadonlySet<string> = new Set(['ArrowFunction', 'FunctionExpression', 'Lambda']);
const functionTypes: ReadonlySet<string> = new Set(['FunctionType', 'ForAll']);

/** The highlighted tokens of a tree, in order. */
export function tokensOf(code: string, tree: Tree): Token[] {
  const tokens: Token[] = [];
  tree.iterate({
    enter(node) {
      if (node.name === 'Attribute') {
        tokens.push({ from: node.from, to: endOfAttribute(code, node), class: 'a' });
      } else if (node.name === 'Verbatim' && isMichelson(code, node)) {
        tokens.push(...embeddedMichelson(code, node));
      } else {
        const tokenClass = classOf(node);
        if (!tokenClass || node.to === node.from) return true;
        tokens.push({ from: node.from, to: node.to, class: tokenClass });
        // In broken code, a name may contain skipped words.
        return false;
      }
      return true;
    },
  });
  return tokens;
}

function classOf(node: SyntaxNodeRef): TokenClass | undefined {
  if (node.name === 'String' && isVariantCase(node)) return 'r';
  const fixed = classOfNode[node.name];
  if (fixed) return fixed;
  if (node.name === 'VariableName') return isCalled(node) ? 'f' : undefined;
  if (node.name === 'VariableDefinition') return classOfDefinition(node);
  // Keywords are nodes named by their text.
  return node.name >= 'a' && node.name < '{' ? 'k' : undefined;
}

/** The first element of `["Transfer", address, nat]` is a constructor name. */
function isVariantCase(node: SyntaxNodeRef): boolean {
  const holder = node.node.parent;
  return holder?.name === 'ArrayType' && holder.firstChild?.from === node.from;
}

/** Whether a name, with or without a module path, is applied to arguments. */
function isCalled(node: SyntaxNodeRef): boolean {
  let callee = node.node;
  if (callee.parent?.name === 'QualifiedName') callee = callee.parent;
  const call = callee.parent;
  return (call?.name === 'CallExpression' || call?.name === 'Application') && call.from === callee.from;
}

function classOfDefinition(node: SyntaxNodeRef): TokenClass | undefined {
  const holder = node.node.parent;
  if (holder?.name === 'Binding') {
    const isFunction = holder.getChild('Parameters') ?? functionNodes.has(holder.lastChild?.name ?? '');
    return isFunction ? 'f' : undefined;
  }
  if (holder?.name === 'ValueMember') {
    return functionTypes.has(holder.lastChild?.lastChild?.name ?? '') ? 'f' : undefined;
  }
  return undefined;
}

/** In `@layout("comb")` only the name is highlighted as a decorator. */
function endOfAttribute(code: string, node: SyntaxNodeRef): number {
  const argument = node.node.getChild('String');
  return argument ? code.lastIndexOf('(', argument.from) : node.to;
}

function isMichelson(code: string, node: SyntaxNodeRef): boolean {
  for (let holder = node.node.parent; holder; holder = holder.parent) {
    if (holder.name !== 'CodeInjection') continue;
    const language = holder.getChild('LanguageName');
    return language !== null && /^(\[%)?michelson$/i.test(code.slice(language.from, language.to));
  }
  return false;
}

const verbatimMarks = /^(`|\{\|)([\s\S]*?)(`|\|\})$/;

function embeddedMichelson(code: string, node: SyntaxNodeRef): Token[] {
  const [, open = '', inside = '', close = ''] = verbatimMarks.exec(code.slice(node.from, node.to)) ?? [];
  const parsed = parseStrictly(inside, 'michelson');
  if (!('tree' in parsed) || open === '') return [{ from: node.from, to: node.to, class: 's' }];
  const start = node.from + open.length;
  return [
    { from: node.from, to: start, class: 's' },
    ...tokensOf(inside, parsed.tree).map((token) => ({
      ...token,
      from: token.from + start,
      to: token.to + start,
    })),
    { from: node.to - close.length, to: node.to, class: 's' },
  ];
}
