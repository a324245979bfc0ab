import { concat, type Doc, group, hardline, indent, line, nothing, text } from '../doc';
import { huggedOrNext } from '../layout';
import type { Branch, PrintNode } from '../print-tree';
import { closing, commentsBeforeClose, isToken, lines } from '../tokens';
import { parametersIn } from './expressions';
import { print, spaced, tight } from './print';

export function printDeclaration(node: Branch): Doc | undefined {
  const { children } = node;
  switch (node.name) {
    case 'Program':
      return lines(children.map((child) => ({ node: child, doc: print(child) })));
    case 'LetDeclaration':
      return spaced(children);
    case 'Binding':
      return printBinding(node);
    case 'TypeParameters':
      return printTypeParameters(children);
    case 'TypeDeclaration':
    case 'TypeMember':
      return printTypeDeclaration(children);
    case 'ModuleDeclaration':
    case 'SignatureDeclaration':
    case 'IncludeDeclaration':
    case 'IncludeMember':
      return printModule(children);
    case 'Structure':
    case 'SignatureBody':
      return printBody(children);
    case 'ValueMember':
      return spacedAnnotation(children);
    default:
      return undefined;
  }
}

/** `module M : S = struct … end`, `include M.N`. */
function printModule(children: readonly PrintNode[]): Doc {
  return concat(
    ...children.map((child, index) => {
      const isTight = index === 0 || isToken(child, '.') || isToken(children[index - 1], '.');
      return isTight ? print(child) : concat(text(' '), print(child));
    }),
  );
}

/** `struct … end`, `sig … end`. */
function printBody(children: readonly PrintNode[]): Doc {
  const close = children.at(-1);
  const inside = children.slice(1, -1);
  if (close?.kind !== 'token') return tight(children);
  const body = lines(inside.map((node) => ({ node, doc: print(node) })));
  return concat(
    print(children[0]),
    indent(inside.length > 0 ? concat(hardline, body) : nothing, commentsBeforeClose(close)),
    hardline,
    closing(close),
  );
}

function printTypeParameters(children: readonly PrintNode[]): Doc {
  return concat(print(children[0]), spaced(children.slice(1, -1)), print(children.at(-1)));
}

function spacedAnnotation(children: readonly PrintNode[]): Doc {
  const [last] = children.slice(-1);
  return group(spaced(children.slice(0, -1)), indent(line, print(last)));
}

/** `type ('a, 'b) t = …`. */
function printTypeDeclaration(children: readonly PrintNode[]): Doc {
  const equals = children.findIndex((one) => one.name === 'Equals');
  const names = equals < 0 ? children : children.slice(0, equals);
  const head = concat(
    ...names.map((one, index) => {
      const isTight = index === 0 || isToken(one, ',') || isToken(one, ')') || isToken(names[index - 1], '(');
      return isTight ? print(one) : concat(text(' '), print(one));
    }),
  );
  if (equals < 0) return head;
  return behindEquals(concat(head, text(' '), print(children[equals])), children.slice(equals + 1));
}

/** `f (x : int) : t = e`. */
function printBinding({ children }: Branch): Doc {
  const equals = children.findIndex((one) => one.name === 'Equals');
  const head = printHead(children.slice(0, equals));
  return behindEquals(concat(head, text(' '), print(children[equals])), children.slice(equals + 1));
}

function printHead(nodes: readonly PrintNode[]): Doc {
  const [first, ...others] = nodes;
  const docs = others.flatMap((node, index) => {
    if (isToken(node, ',')) return [print(node)];
    if (node.name === 'Parameters') {
      return parametersIn(node).map((parameter) => concat(line, print(parameter)));
    }
    const previous = nodes[index];
    return previous?.name === 'Attribute' ? [text(' '), print(node)] : [line, print(node)];
  });
  return group(print(first), indent(...docs));
}

/** What follows `=`: on the same line if it fits or is a record or list, else on the next. */
function behindEquals(left: Doc, value: readonly PrintNode[]): Doc {
  const last = value.at(-1);
  if (value.length === 1 && last?.kind === 'branch' && BRACKETED.test(last.name)) {
    const right = print(last);
    return huggedOrNext(left, right);
  }
  const right = valueDoc(value);
  const isStarted = value.length > 0 && isBlock(last);
  return isStarted ? concat(left, indent(hardline, right)) : group(left, indent(line, right));
}

function valueDoc(value: readonly PrintNode[]): Doc {
  const [first] = value;
  if (first?.name !== 'Attribute') return tight(value);
  return concat(print(first), text(' '), valueDoc(value.slice(1)));
}

const BRACKETED = /^(RecordExpression|RecordUpdate|ListExpression|RecordType|Sequence)$/;

/** What always takes several lines. */
export function isBlock(node: PrintNode | undefined): boolean {
  return (
    node !== undefined && /^(LetExpression|MatchExpression|WhileLoop|ForLoop|ForInLoop)$/.test(node.name)
  );
}
