import {
  choice,
  concat,
  type Doc,
  fill,
  flat,
  group,
  hardline,
  indent,
  indentBy,
  line,
  nothing,
  softline,
  text,
} from '../doc';
import type { Branch, PrintNode, Token } from '../print-tree';
import {
  bracketed,
  closing,
  commentsBefore,
  commentsBeforeClose,
  isToken,
  lines,
  onlyComments,
  tokenDoc,
} from '../tokens';
import { isBlock } from './declarations';
import { printRecord } from './lists';
import { print, spaced, tight } from './print';

export function printExpression(node: Branch): Doc | undefined {
  const { children } = node;
  switch (node.name) {
    case 'LetExpression':
      return printLocal(children);
    case 'Lambda':
      return printLambda(children);
    case 'IfExpression':
      return group(printIf(children));
    case 'MatchExpression':
      return printMatch(children);
    case 'MatchClause':
      return printClause(children, 4);
    case 'Application':
      return printApplication(children);
    case 'BinaryExpression':
      return printOperation(node);
    case 'UnaryExpression':
      return isToken(children[0], 'not') ? spaced(children) : tight(children);
    case 'TupleExpression':
    case 'TuplePattern':
      return printTuple(children);
    case 'ListExpression':
    case 'ListPattern':
    case 'RecordExpression':
    case 'RecordPattern':
      return printRecord(node);
    case 'RecordUpdate':
      return printUpdate(node);
    case 'FieldAssignment':
    case 'FieldUpdate':
    case 'FieldPattern':
      return printField(children);
    case 'ParenthesizedExpression':
      return printParentheses(children);
    case 'TypedExpression':
      return printTyped(children);
    case 'Sequence':
      return printBlock(children);
    case 'WhileLoop':
    case 'ForLoop':
    case 'ForInLoop':
      return printLoop(children);
    case 'AssignExpression':
      return group(spaced(children.slice(0, 2)), indent(line, spaced(children.slice(2))));
    case 'CodeInjection':
      return concat(spaced(children.slice(0, -1)), print(children.at(-1)));
    case 'ContractOf':
      return concat(print(children[0]), text(' '), tight(children.slice(1)));
    case 'QualifiedName':
    case 'Projection':
      return tight(children);
    default:
      return undefined;
  }
}

/** `let x = e in` and what follows, in one column. */
function printLocal(children: readonly PrintNode[]): Doc {
  const keyword = children.findIndex((one) => one.name === 'in');
  const body = children.slice(keyword + 1);
  const head = concat(spaced(children.slice(0, keyword)), text(' '), print(children[keyword]));
  const last = body.at(-1);
  const items = series(body);
  return concat(head, last ? hardline : nothing, items);
}

/** `a; b; c`, each on its line. */
function series(nodes: readonly PrintNode[]): Doc {
  const found: { node: PrintNode; doc: Doc }[] = [];
  for (const node of nodes) {
    const previous = found.at(-1);
    if (isToken(node, ';') && previous) previous.doc = concat(previous.doc, tokenDoc(node));
    else found.push({ node, doc: print(node) });
  }
  return lines(found);
}

/** `fun (x : int) -> body`. */
function printLambda(children: readonly PrintNode[]): Doc {
  const arrow = children.findIndex((one) => isToken(one, '->'));
  const head = children.slice(0, arrow).flatMap(parametersIn);
  const [keyword, ...parts] = head;
  const colon = parts.findIndex((one) => isToken(one, ':'));
  const parameters = colon < 0 ? parts : parts.slice(0, colon);
  const result = colon < 0 ? nothing : concat(line, spaced(parts.slice(colon)));
  const left = group(
    print(keyword),
    indent(...parameters.map((one) => concat(line, print(one))), result),
    text(' '),
    print(children[arrow]),
  );
  const body = children.slice(arrow + 1);
  return group(left, indent(isBlock(body.at(-1)) ? hardline : line, spaced(body)));
}

/** Parameters one by one, unless a comment belongs to all of them. */
export function parametersIn(node: PrintNode): readonly PrintNode[] {
  return node.kind === 'branch' && node.name === 'Parameters' && node.before.length === 0
    ? node.children
    : [node];
}

/** `if c then a else b`; a condition after `else` is on the same level, and then each branch starts a line. */
function printIf(children: readonly PrintNode[]): Doc {
  const then = children.findIndex((one) => one.name === 'then');
  const otherwise = children.findIndex((one) => one.name === 'else');
  const head = concat(
    group(print(children[0]), indent(line, spaced(children.slice(1, then))), line, print(children[then])),
    branch(children.slice(then + 1, otherwise < 0 ? undefined : otherwise)),
  );
  if (otherwise < 0) return head;
  const last = children.slice(otherwise + 1);
  const [next] = last;
  const isChain =
    last.length === 1 && next?.kind === 'branch' && next.name === 'IfExpression' && next.before.length === 0;
  const alternative = isChain ? concat(text(' '), printIf(next.children)) : branch(last);
  return concat(head, isChain ? hardline : line, print(children[otherwise]), alternative);
}

/** Behind `then` or `else` if it fits there. */
function branch(nodes: readonly PrintNode[]): Doc {
  return group(indent(line, spaced(nodes)));
}

/** `match e with p -> e | …`: each clause on its line, behind a bar except the first. */
function printMatch(children: readonly PrintNode[]): Doc {
  const keyword = children.findIndex((one) => one.name === 'with');
  const head = group(
    print(children[0]),
    indent(line, spaced(children.slice(1, keyword))),
    line,
    print(children[keyword]),
  );
  const docs: Doc[] = [];
  let bar: Token | undefined;
  for (const child of children.slice(keyword + 1)) {
    if (isToken(child, '|')) bar = child;
    else {
      docs.push(
        docs.length === 0
          ? indent(hardline, onlyComments(bar), firstClause(child))
          : concat(hardline, bar ? print(bar) : text('|'), text(' '), print(child)),
      );
      bar = undefined;
    }
  }
  return concat(head, ...docs);
}

/** It starts two columns behind the bars of the others. */
function firstClause(node: PrintNode): Doc {
  if (node.kind !== 'branch') return print(node);
  return concat(commentsBefore(node), printClause(node.children, 2));
}

/** `p -> e`; `by` is how far an expression below the pattern is indented. */
function printClause(children: readonly PrintNode[], by: number): Doc {
  const arrow = children.findIndex((one) => isToken(one, '->'));
  const left = concat(tight(children.slice(0, arrow)), text(' '), print(children[arrow]));
  const body = children.slice(arrow + 1);
  return group(left, indentBy(by, isBlock(body.at(-1)) ? hardline : line, spaced(body)));
}

/** Arguments share lines, the first with the function; a function at the end may begin on the line of the call. */
function printApplication(children: readonly PrintNode[]): Doc {
  const [callee, ...given] = children;
  const docs = given.map(print);
  const isTall = docs.slice(0, -1).some(({ width }) => width > MAX_SHARED);
  const filled = isTall
    ? group(print(callee), indent(...docs.map((doc) => concat(line, doc))))
    : group(indent(fill([print(callee), ...docs])));
  const last = docs.at(-1);
  if (!last || !canHug(given.at(-1))) return filled;
  const before = docs.slice(0, -1).flatMap((doc) => [text(' '), flat(doc)]);
  const all = concat(print(callee), ...before, text(' '), last);
  const isHuggable = docs.slice(0, -1).every(({ width, open }) => !open && width < Number.POSITIVE_INFINITY);
  return isHuggable ? choice(all, all, filled) : filled;
}

/** No argument is behind a longer one. */
const MAX_SHARED = 60;

function canHug(node: PrintNode | undefined): boolean {
  if (node?.kind !== 'branch') return false;
  if (/^(RecordExpression|RecordUpdate|ListExpression|Sequence)$/.test(node.name)) return true;
  const inside = node.children[1];
  return node.name === 'ParenthesizedExpression' && (inside?.name === 'Lambda' || isBlock(inside));
}

/** Operators stand before their right operand; operands of one precedence are on one level. */
function printOperation(node: Branch): Doc {
  const [first, ...others] = operands(node);
  return group(
    print(first?.operand),
    indent(
      ...others.map(({ operator, operand }) => concat(line, print(operator), text(' '), print(operand))),
    ),
  );
}

interface Operand {
  readonly operator?: PrintNode;
  readonly operand?: PrintNode;
}

function operands(node: Branch): Operand[] {
  const [left, operator, right] = node.children;
  const sign = level(operator);
  const chain = (one: PrintNode | undefined): Operand[] =>
    one?.kind === 'branch' &&
    one.before.length === 0 &&
    one.name === 'BinaryExpression' &&
    level(one.children[1]) === sign
      ? operands(one)
      : [{ ...(one && { operand: one }) }];
  if (sign === '::' || sign === '^') {
    const [next, ...rest] = chain(right);
    return [{ ...(left && { operand: left }) }, { ...next, ...(operator && { operator }) }, ...rest];
  }
  return [...chain(left), { ...(operator && { operator }), ...(right && { operand: right }) }];
}

function level(operator: PrintNode | undefined): string {
  const sign = operator?.kind === 'token' ? operator.text : '';
  if (/^([*/]|mod|land|lor|lxor)$/.test(sign)) return '*';
  return /^[+-]$/.test(sign) ? '+' : sign;
}

/** `a, b`; a record of several lines may start behind the last comma. */
function printTuple(children: readonly PrintNode[]): Doc {
  const last = children.at(-1);
  const before = children
    .slice(0, -1)
    .map((one) => (isToken(one, ',') ? concat(print(one), text(' ')) : print(one)));
  const record = last && isRecord(last) ? print(last) : undefined;
  if (
    record?.width === Number.POSITIVE_INFINITY &&
    before.every(({ width, open }) => !open && width < MAX_BEFORE)
  )
    return concat(...before, record);
  return group(...children.flatMap((one) => (isToken(one, ',') ? [print(one), line] : [print(one)])));
}

/** Longer parts of a tuple are on lines of their own. */
const MAX_BEFORE = 40;

function isRecord({ name, kind, before }: PrintNode): boolean {
  return kind === 'branch' && before.length === 0 && /^Record(Expression|Update)$/.test(name);
}

/** `{ r with x = e; y }`. */
function printUpdate(node: Branch): Doc {
  const keyword = node.children.findIndex((one) => one.name === 'with');
  const [open] = node.children;
  const head = node.children.slice(1, keyword);
  const rest: Branch = {
    kind: 'branch',
    name: node.name,
    before: [],
    children: node.children.slice(keyword + 1),
  };
  const start = concat(print(open), text(' '), spaced(head), text(' '), print(node.children[keyword]));
  return printRecord(rest, start);
}

/** `x = e`. */
function printField(children: readonly PrintNode[]): Doc {
  const equals = children.findIndex((one) => one.name === 'Equals');
  if (equals < 0) return tight(children);
  const left = concat(tight(children.slice(0, equals)), text(' '), print(children[equals]));
  const value = children.slice(equals + 1);
  return isBlock(value.at(-1))
    ? concat(left, indent(hardline, spaced(value)))
    : group(left, indent(line, spaced(value)));
}

/** `(e)`; a `let`, `match` or `if` inside stands on lines of its own. */
function printParentheses(children: readonly PrintNode[]): Doc {
  const [open] = children;
  const close = children.at(-1);
  const inside = children.slice(1, -1);
  if (open?.kind !== 'token' || close?.kind !== 'token') return tight(children);
  const last = inside.at(-1);
  if (close.before.length === 0 && last?.name === 'Lambda') return tight(children);
  const isAlone =
    close.before.length === 0 && last !== undefined && !isBlock(last) && last.name !== 'IfExpression';
  if (isAlone) return concat(tokenDoc(open), indentBy(1, spaced(inside)), closing(close));
  return bracketed(tokenDoc(open), spaced(inside), close, softline);
}

/** `(e : t)`. */
function printTyped(children: readonly PrintNode[]): Doc {
  const [open] = children;
  const close = children.at(-1);
  if (open?.kind !== 'token' || close?.kind !== 'token') return tight(children);
  const annotation = children.at(-2);
  const value = children.slice(1, -2);
  const typed = concat(spaced(value), line, print(annotation));
  return group(print(open), indentBy(1, typed, commentsBeforeClose(close)), closing(close));
}

/** `begin … end`. */
function printBlock(children: readonly PrintNode[]): Doc {
  const close = children.at(-1);
  if (close?.kind !== 'token') return tight(children);
  const inside = children.slice(1, -1);
  if (inside.length === 0 && close.before.length === 0) return spaced(children);
  return concat(
    print(children[0]),
    indent(inside.length > 0 ? concat(hardline, series(inside)) : nothing, commentsBeforeClose(close)),
    hardline,
    closing(close),
  );
}

/** `while c do … done`, `for x in e do … done`. */
function printLoop(children: readonly PrintNode[]): Doc {
  const start = children.findIndex((one) => one.name === 'do');
  return concat(spaced(children.slice(0, start)), text(' '), printBlock(children.slice(start)));
}
