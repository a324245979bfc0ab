import { choice, concat, type Doc, flat, glue, group, hardline, indent, line, nothing, text } from '../doc';
import { huggedOrNext } from '../layout';
import type { Branch, PrintNode } from '../print-tree';
import {
  closing,
  commentsBefore,
  commentsBeforeClose,
  isToken,
  lines,
  onlyComments,
  tokenDoc,
} from '../tokens';
import { printArguments, printList, printRecord } from './lists';
import { annotated, isHugged, print, spaced, tight } from './print';

export function printExpression(node: Branch): Doc | undefined {
  const { children } = node;
  switch (node.name) {
    case 'ParenthesizedExpression':
      return children.length === 3 && (isHugged(children[1]) || isRecord(children[1]))
        ? tight(children)
        : printList(node);
    case 'ArrayExpression':
    case 'ArrayPattern':
    case 'PatternArguments':
    case 'ParameterList':
    case 'TypeParameters':
    case 'TypeArguments':
      return printList(node);
    case 'Arguments':
      return printArguments(node);
    case 'ObjectExpression':
    case 'ObjectPattern':
    case 'ObjectUpdate':
      return printRecord(node);
    case 'Property':
    case 'PropertyPattern':
      return printProperty(node);
    case 'Parameter':
      return annotated(children);
    case 'ArrowFunction':
      return printArrow(node);
    case 'FunctionExpression':
      return concat(...headOfFunction(children));
    case 'BinaryExpression':
      return printOperation(node, true);
    case 'ConditionalExpression':
      return group(printConditional(node));
    case 'TypedExpression':
    case 'AssignmentExpression':
      return node.name === 'TypedExpression' ? spaced(children) : printAssignment(children);
    case 'MatchExpression':
      return printMatch(node, group);
    case 'MatchClause':
    case 'MatchDefault':
      return printClause(node, false);
    case 'DoExpression':
      return spaced(children);
    case 'UnaryExpression':
    case 'UpdateExpression':
    case 'CallExpression':
    case 'ConstructorCall':
    case 'MemberExpression':
    case 'QualifiedName':
    case 'CodeInjection':
    case 'ContractOf':
    case 'Spread':
      return tight(children);
    default:
      return undefined;
  }
}

function isRecord(node: PrintNode | undefined): boolean {
  return node?.name === 'ObjectExpression' || node?.name === 'ObjectUpdate';
}

/** `a: 1`. */
function printProperty({ children }: Branch): Doc {
  const colon = children.findIndex((one) => isToken(one, ':'));
  if (colon < 0) return tight(children);
  const name = tight(children.slice(0, colon + 1));
  const value = children.slice(colon + 1);
  return behind(name, value);
}

/** What follows `=` or `:`: on the same line if it fits or is a block, else on the next. */
export function behind(left: Doc, value: readonly PrintNode[]): Doc {
  const last = value.at(-1);
  if (value.length !== 1 || last?.kind !== 'branch') return group(left, indent(line, spaced(value)));
  const isOperation = last.name === 'BinaryExpression' && last.before.length === 0;
  const right = isOperation ? printOperation(last, false) : print(last);
  if (last.name === 'MatchExpression' && last.before.length === 0) {
    const hugged = concat(left, text(' '), printMatch(last, flat));
    return choice(hugged, hugged, concat(left, indent(line, right)));
  }
  if (isHugged(last) && last.before.length === 0) return concat(left, text(' '), right);
  return BRACKETED.test(last.name) ? huggedOrNext(left, right) : group(left, indent(line, right));
}

const BRACKETED =
  /^(ObjectExpression|ObjectUpdate|ArrayExpression|CallExpression|ConstructorCall|TypedExpression|ObjectType|ArrayType|NamedType|ParenthesizedExpression)$/;

/** `x = e`, `x += e`. */
function printAssignment(children: readonly PrintNode[]): Doc {
  const [target, ...rest] = children;
  const value = rest.slice(-1);
  const operator = rest.slice(0, -1);
  return behind(concat(target ? print(target) : nothing, text(' '), tight(operator)), value);
}

/** `(x: int): int => body`. */
function printArrow({ children }: Branch): Doc {
  const arrow = children.findIndex((one) => isToken(one, '=>'));
  const head = concat(
    ...children.slice(0, arrow).map(headPart),
    text(' '),
    tight(children.slice(arrow, arrow + 1)),
  );
  const body = children.slice(arrow + 1);
  const [first] = body;
  if (first?.name === 'Block' && body.length === 1) return concat(head, text(' '), spaced(body));
  return body.length === 1 && first && startsBehindArrow(first)
    ? behind(head, body)
    : group(head, indent(line, spaced(body)));
}

/** Whether a body may start on the line of the arrow and end below it. */
function startsBehindArrow(body: PrintNode): boolean {
  if (body.kind !== 'branch' || body.before.length > 0) return false;
  if (body.name === 'ParenthesizedExpression') return isRecord(body.children[1]);
  return (
    isRecord(body) || /^(ArrayExpression|ArrowFunction|FunctionExpression|DoExpression)$/.test(body.name)
  );
}

/** `function name<a>(x: int): int { … }`; the name is optional. */
export function headOfFunction(children: readonly PrintNode[]): Doc[] {
  return children.map((one, index) => {
    const isApart = one.name === 'FunctionName' || one.name === 'Block';
    return index > 0 && isApart ? concat(text(' '), print(one)) : headPart(one);
  });
}

/** Parameters take several lines before the type of the result does. */
function headPart(node: PrintNode): Doc {
  const doc = print(node);
  return node.name === 'ReturnType' ? onOneLine(doc) : doc;
}

/** On one line, if it can be. */
export function onOneLine(doc: Doc): Doc {
  return doc.width <= MAX_FLAT ? flat(doc) : doc;
}

/** Longer types may take several lines. */
const MAX_FLAT = 60;

/** Operands of one precedence are on one level. */
function printOperation(node: Branch, indented: boolean): Doc {
  const [first, ...others] = operands(node);
  const rest = others.map(({ operator, operand }) =>
    concat(text(' '), tight(operator), line, operand ? print(operand) : nothing),
  );
  const start = first?.operand ? print(first.operand) : nothing;
  return group(start, indented ? indent(...rest) : concat(...rest));
}

interface Operand {
  readonly operator: readonly PrintNode[];
  readonly operand?: PrintNode;
}

function operands(node: Branch): Operand[] {
  const left = node.children[0];
  const right = node.children.at(-1);
  const operator = node.children.slice(1, -1);
  const isChain =
    left?.kind === 'branch' &&
    left.before.length === 0 &&
    left.name === 'BinaryExpression' &&
    level(left.children.slice(1, -1)) === level(operator);
  const before: Operand[] = isChain ? operands(left) : [{ operator: [], ...(left && { operand: left }) }];
  return [...before, { operator, ...(right && { operand: right }) }];
}

/** The precedence of an operator; only its equality matters. */
function level(operator: readonly PrintNode[]): string {
  const sign = operator.map((one) => (one.kind === 'token' ? one.text : '')).join('');
  if (/^[*/%]$/.test(sign)) return '*';
  return /^[+-]$/.test(sign) ? '+' : sign;
}

/** `c ? a : b`; a condition after the colon is on the same level, and then each result starts a line. */
function printConditional({ children }: Branch): Doc {
  const question = children.findIndex((one) => isToken(one, '?'));
  const colon = children.findIndex((one) => isToken(one, ':'));
  const otherwise = children.slice(colon + 1);
  const [next] = otherwise;
  const isChain =
    otherwise.length === 1 &&
    next?.kind === 'branch' &&
    next.before.length === 0 &&
    next.name === 'ConditionalExpression';
  const end = isChain ? hardline : line;
  return concat(
    spaced(children.slice(0, question)),
    indent(
      line,
      tight(children.slice(question, question + 1)),
      text(' '),
      spaced(children.slice(question + 1, colon)),
    ),
    indent(end, tight(children.slice(colon, colon + 1)), text(' ')),
    isChain ? printConditional(next) : indent(spaced(otherwise)),
  );
}

/** `match(e) { when (p): e; … }`. */
function printMatch({ children }: Branch, head: (doc: Doc) => Doc): Doc {
  const open = children.findIndex((one) => isToken(one, '{'));
  const clauses = children.slice(open + 1, -1);
  const close = children.at(-1);
  const docs = clauses.map((node, index) => ({ node, doc: clauseDoc(node, index === clauses.length - 1) }));
  if (close?.kind !== 'token') return tight(children);
  return concat(
    head(concat(tight(children.slice(0, open)), text(' '), tight(children.slice(open, open + 1)))),
    indent(hardline, lines(docs), commentsBeforeClose(close)),
    hardline,
    closing(close),
  );
}

function clauseDoc(node: PrintNode, isLast: boolean): Doc {
  if (node.kind !== 'branch') return print(node);
  return concat(commentsBefore(node), printClause(node, isLast));
}

/** `when (p): e;`, without the semicolon behind the last one. */
function printClause({ children }: Branch, isLast: boolean): Doc {
  const colon = children.findIndex((one) => isToken(one, ':'));
  const semicolon = children.at(-1);
  const isEnded = isToken(semicolon, ';');
  const head = children.slice(0, colon);
  const [keyword, ...pattern] = head;
  const left = concat(
    keyword ? print(keyword) : nothing,
    pattern.length > 0 ? text(' ') : nothing,
    tight(pattern),
    tight(children.slice(colon, colon + 1)),
  );
  const value = children.slice(colon + 1, isEnded ? -1 : undefined);
  const end = isEnded && semicolon?.kind === 'token' ? semicolon : undefined;
  const [first] = value;
  const isCall = value.length === 1 && first?.name === 'CallExpression';
  const clause = isCall ? group(left, indent(line, spaced(value))) : behind(left, value);
  if (isLast) return concat(clause, onlyComments(end));
  return concat(clause, end ? tokenDoc(end) : glue(';'));
}
