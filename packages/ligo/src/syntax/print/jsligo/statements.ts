import { concat, type Doc, glue, group, hardline, indent, line, nothing, text } from '../doc';
import type { Branch, PrintNode, Token } from '../print-tree';
import { closing, commentsBeforeClose, isToken, lines, tokenDoc } from '../tokens';
import { behind, headOfFunction, onOneLine } from './expressions';
import { print, spaced, tight } from './print';

export function printStatement(node: Branch): Doc | undefined {
  const { children } = node;
  switch (node.name) {
    case 'Program':
      return printStatements(children);
    case 'Block':
      return printBlock(node);
    case 'ExportStatement':
      return spaced(children);
    case 'ValueDeclaration':
      return printBindings(children);
    case 'Binding':
      return printBinding(node);
    case 'FunctionDeclaration':
      return concat(...headOfFunction(children));
    case 'NamespaceDeclaration':
    case 'InterfaceDeclaration':
    case 'ImportDeclaration':
      return printHead(children);
    case 'IfStatement':
      return printIf(children);
    case 'ForStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
      return printLoop(node);
    case 'SwitchStatement':
      return printSwitch(children);
    case 'SwitchCase':
    case 'SwitchDefault':
      return printCase(node);
    case 'ReturnStatement': {
      const [keyword, ...value] = children;
      if (!keyword) return nothing;
      return value.length === 0 ? print(keyword) : concat(print(keyword), text(' '), spaced(value));
    }
    default:
      return undefined;
  }
}

/** Statements that a semicolon ends, also where it may be left out. */
const ENDED =
  /^(ValueDeclaration|TypeDeclaration|ImportDeclaration|ReturnStatement|BreakStatement|ContinueStatement|return|break|continue|\w+Expression|ConstructorCall)$/;

interface StatementLine {
  readonly node: PrintNode;
  readonly doc: Doc;
}

/** Each on its line, decorators on the lines before it. */
function printStatements(nodes: readonly PrintNode[]): Doc {
  const found: StatementLine[] = [];
  nodes.forEach((node, index) => {
    if (isToken(node, ';') && node.name === '') {
      const statement = found.pop();
      if (statement) found.push({ node: statement.node, doc: concat(statement.doc, tokenDoc(node)) });
      else found.push({ node, doc: tokenDoc(node) });
      return;
    }
    const next = nodes[index + 1];
    const isEnded = isToken(next, ';');
    const end = !isEnded && needsEnd(node) ? glue(';') : nothing;
    found.push({ node, doc: concat(print(node), end) });
  });
  return lines(found);
}

function needsEnd(node: PrintNode): boolean {
  if (node.kind === 'branch' && node.name === 'ExportStatement') return needsEndInside(node);
  if (node.kind === 'branch' && /^(IfStatement|For\w*Statement|WhileStatement)$/.test(node.name)) {
    const last = node.children.at(-1);
    return last !== undefined && !isToken(last, ')') && needsEnd(last);
  }
  return ENDED.test(node.name);
}

function needsEndInside(node: Branch): boolean {
  const last = node.children.at(-1);
  return last !== undefined && needsEnd(last);
}

/** `{ … }`: always on several lines. */
function printBlock(node: Branch): Doc {
  const [open, ...rest] = node.children;
  const close = rest.at(-1);
  if (open?.kind !== 'token' || close?.kind !== 'token') return tight(node.children);
  const inside = rest.slice(0, -1);
  if (inside.length === 0 && close.before.length === 0) return concat(tokenDoc(open), closing(close));
  return concat(
    tokenDoc(open),
    indent(
      inside.length > 0 ? concat(hardline, printStatements(inside)) : nothing,
      commentsBeforeClose(close),
    ),
    hardline,
    closing(close),
  );
}

/** `const x = 1, y = 2`. */
function printBindings(children: readonly PrintNode[]): Doc {
  const [keyword, ...bindings] = children;
  const docs = bindings.flatMap((one) => (isToken(one, ',') ? [print(one), line] : [print(one)]));
  if (!keyword) return nothing;
  return docs.length === 1
    ? concat(print(keyword), text(' '), ...docs)
    : group(print(keyword), text(' '), indent(...docs));
}

/** `x: t = e`. */
function printBinding({ children }: Branch): Doc {
  const equals = children.findIndex((one) => one.name === 'Equals');
  if (equals < 0) return tight(children);
  const pattern = children.slice(0, equals);
  const annotation = pattern.findIndex((one) => one.name === 'TypeAnnotation');
  const names = annotation < 0 ? pattern : pattern.slice(0, annotation);
  const left = concat(
    spaced(names),
    annotation < 0 ? nothing : onOneLine(tight(pattern.slice(annotation))),
    text(' '),
    tight(children.slice(equals, equals + 1)),
  );
  const value = children.slice(equals + 1);
  // A match is below the name, as the body of a function is.
  return value.length === 1 && value[0]?.name === 'MatchExpression'
    ? group(left, indent(line, spaced(value)))
    : behind(left, value);
}

/** `namespace A implements B, C { … }`. */
function printHead(children: readonly PrintNode[]): Doc {
  return concat(
    ...children.map((one, index) => {
      const previous = children[index - 1];
      const isTight = index === 0 || isToken(one, ',') || isToken(one, '.') || isToken(previous, '.');
      return isTight ? print(one) : concat(text(' '), print(one));
    }),
  );
}

/** `if (c) a else b`. */
function printIf(children: readonly PrintNode[]): Doc {
  const at = children.findIndex((one) => one.name === 'else');
  const head = concat(print(part(children, 0)), text(' '), tight(children.slice(1, 4)));
  const then = children.slice(4, at < 0 ? undefined : at);
  const consequence = nested(then);
  if (at < 0) return group(head, consequence);
  const otherwise = children.slice(at + 1);
  const isChain = otherwise.length === 1 && otherwise[0]?.name === 'IfStatement';
  const isBlock = then.at(-1)?.name === 'Block';
  const beforeElse = isBlock ? text(' ') : line;
  const end = isBlock || isToken(then.at(-1), ';') ? nothing : glue(';');
  const alternative = isChain ? concat(text(' '), ...otherwise.map(print)) : nested(otherwise);
  return group(head, consequence, end, beforeElse, print(part(children, at)), alternative);
}

function part(children: readonly PrintNode[], index: number): PrintNode {
  return children[index] ?? { kind: 'branch', name: '', before: [], children: [] };
}

/** The statement of a branch or a loop. */
function nested(nodes: readonly PrintNode[]): Doc {
  if (nodes.length === 0) return nothing;
  const isEnded = isToken(nodes.at(-1), ';');
  const statement = isEnded ? nodes.slice(0, -1) : nodes;
  const end = isEnded ? tight(nodes.slice(-1)) : nothing;
  if (statement.length === 1 && statement[0]?.name === 'Block')
    return concat(text(' '), spaced(statement), end);
  return indent(line, spaced(statement), end);
}

/** `for (…) body`, `while (…) body`. */
function printLoop({ children }: Branch): Doc {
  const [keyword, open, ...rest] = children;
  const close = closingIndex(rest);
  const head = rest.slice(0, close);
  const body = rest.slice(close + 1);
  return group(
    keyword ? print(keyword) : nothing,
    text(' '),
    open ? print(open) : nothing,
    loopHead(head),
    tight(rest.slice(close, close + 1)),
    nested(body),
  );
}

function closingIndex(nodes: readonly PrintNode[]): number {
  return nodes.findIndex((one) => isToken(one, ')') && (one as Token).name === '');
}

/** `let i = 0; i < 3; i++`. */
function loopHead(nodes: readonly PrintNode[]): Doc {
  return concat(
    ...nodes.map((one, index) => {
      const isTight = index === 0 || isToken(one, ';') || isToken(one, ',');
      return isTight ? print(one) : concat(text(' '), print(one));
    }),
  );
}

function printSwitch(children: readonly PrintNode[]): Doc {
  const open = children.findIndex((one) => isToken(one, '{'));
  const close = children.at(-1);
  if (close?.kind !== 'token') return tight(children);
  const cases = children.slice(open + 1, -1).map((node) => ({ node, doc: print(node) }));
  return concat(
    print(part(children, 0)),
    text(' '),
    tight(children.slice(1, open)),
    text(' '),
    tight(children.slice(open, open + 1)),
    indent(hardline, lines(cases), commentsBeforeClose(close)),
    hardline,
    closing(close),
  );
}

/** `case 1: …`. */
function printCase(node: Branch): Doc {
  const colon = node.children.findIndex((one) => isToken(one, ':'));
  const head = concat(spaced(node.children.slice(0, colon)), tight(node.children.slice(colon, colon + 1)));
  const body = node.children.slice(colon + 1);
  if (body.length === 1 && body[0]?.name === 'Block') return concat(head, text(' '), printStatements(body));
  return body.length === 0 ? head : concat(head, indent(hardline, printStatements(body)));
}
