import type {
  BinaryOperator,
  Expression,
  LambdaExpression,
  TypeExpression,
  UpdateExpression,
} from '../../../syntax/ast';
import { printJsType } from '../../../types/print/jsligo';
import { prune } from '../../../types/type';
import { isConstant, type Piece, paren, refuse, sourceOf, type Translating, typeOf } from '../context';
import { valueName } from '../names';
import { parameterText, patternText } from './patterns';
import type { Scope } from './scope';
import { isBlock, statementsText } from './statements';
import { pathText, typeText } from './types';

const OPEN = 0;
const CONDITION = 2;
const UNARY = 9;
const APPLIED = 10;
const ATOM = 11;

interface Level {
  readonly sign: string;
  readonly level: number;
  readonly left: number;
  readonly right: number;
}

const LEVELS: Readonly<Record<Exclude<BinaryOperator, '::' | '|>'>, Level>> = {
  '||': { sign: '||', level: 2, left: 2, right: 3 },
  lor: { sign: '|', level: 2, left: 3, right: 3 },
  lxor: { sign: '^', level: 2, left: 3, right: 3 },
  '&&': { sign: '&&', level: 3, left: 3, right: 4 },
  land: { sign: '&', level: 3, left: 4, right: 4 },
  lsl: { sign: '<<', level: 4, left: 7, right: 7 },
  lsr: { sign: '>>', level: 5, left: 7, right: 7 },
  '<': { sign: '<', level: 5, left: 7, right: 7 },
  '<=': { sign: '<=', level: 5, left: 7, right: 7 },
  '>': { sign: '>', level: 5, left: 7, right: 7 },
  '>=': { sign: '>=', level: 5, left: 7, right: 7 },
  '=': { sign: '==', level: 6, left: 7, right: 7 },
  '<>': { sign: '!=', level: 6, left: 7, right: 7 },
  '^': { sign: '+', level: 7, left: 7, right: 8 },
  '+': { sign: '+', level: 7, left: 7, right: 8 },
  '-': { sign: '-', level: 7, left: 7, right: 8 },
  '*': { sign: '*', level: 8, left: 8, right: 9 },
  '/': { sign: '/', level: 8, left: 8, right: 9 },
  mod: { sign: '%', level: 8, left: 8, right: 9 },
};

export function text(context: Translating, expression: Expression, scope: Scope, level = OPEN): string {
  return paren(piece(context, expression, scope), level);
}

function piece(context: Translating, node: Expression, scope: Scope): Piece {
  const { span } = node;
  const inside = (inner: Expression, level = OPEN) => text(context, inner, scope, level);
  const no = (message: string, hint: string): Piece => atom(refuse(context, span, message, hint));
  if (isBlock(node)) return atom(`do {\n${statementsText(context, node, scope.inner(), 'value')}}`);
  switch (node.kind) {
    case 'literal':
      return literalPiece(context, node);
    case 'variable':
      return atom(scope.used(node.name.text));
    case 'member':
      return atom(`${pathText(node.path)}.${memberName(node.name.text)}`);
    case 'open':
      return no('JsLIGO has no `M.(…)`.', 'Write the module before each name.');
    case 'constructor':
      return {
        text: `${node.name.text}(${node.arguments
          .filter((one) => !isUnit(one))
          .map((one) => inside(one))
          .join(', ')})`,
        level: APPLIED,
      };
    case 'call': {
      const isNoArgument = node.arguments.length === 1 && node.arguments.every(isUnit);
      const given = isNoArgument ? '' : node.arguments.map((one) => inside(one)).join(', ');
      return { text: `${inside(node.callee, APPLIED)}(${given})`, level: APPLIED };
    }
    case 'lambda':
      return { text: functionText(context, node, scope), level: OPEN };
    case 'if': {
      const otherwise = node.alternative ? inside(node.alternative) : 'unit';
      return {
        text: `${inside(node.condition, CONDITION)} ? ${inside(node.consequence)} : ${otherwise}`,
        level: 1,
      };
    }
    case 'match': {
      const clauses = node.clauses.map((clause) => {
        const own = scope.inner();
        const before = context.comments.before(clause.span.from);
        const pattern = patternText(context, clause.pattern, own);
        const body = text(context, clause.body, own.after());
        return `${before}when (${pattern}): ${body};${context.comments.behind(clause.span)}\n`;
      });
      return atom(`match(${inside(node.subject)}) {\n${clauses.join('')}}`);
    }
    case 'tuple':
    case 'list': {
      const elements = node.kind === 'tuple' ? node.items : node.elements.map(({ value }) => value);
      const items = elements.map((item) => {
        const before = context.comments.before(item.span.from);
        return `${before}${inside(item)},${context.comments.behind(item.span)}`;
      });
      const array = `[${items.join(' ')}]`;
      return node.kind === 'list' && context.explicit
        ? { text: `list(${array})`, level: APPLIED }
        : atom(array);
    }
    case 'record': {
      const fields = node.fields.map((field) => {
        const before = context.comments.before(field.span.from);
        return `${before}${fieldText(field.name.text, inside(field.value))},${context.comments.behind(field.span)}`;
      });
      return { text: `{ ${fields.join(' ')} }`, level: OPEN };
    }
    case 'update':
      return { text: updateText(context, node, scope), level: OPEN };
    case 'projection': {
      const isName =
        node.record.kind === 'variable' || node.record.kind === 'member' || node.record.kind === 'call';
      const root = isName ? inside(node.record, APPLIED) : `(${inside(node.record)})`;
      const steps = node.path.map((one) => (one.kind === 'field' ? `.${one.name}` : `[${one.index}]`));
      return atom(`${root}${steps.join('')}`);
    }
    case 'annotation':
      return {
        text: `${inside(node.value, node.value.kind === 'record' ? OPEN : APPLIED)} as ${annotatedText(context, node.type)}`,
        level: OPEN,
      };
    case 'assign':
      return { text: `${scope.used(node.target.text)} = ${inside(node.value)}`, level: OPEN };
    case 'unary':
      return { text: `${node.operator === '-' ? '-' : '!'}${inside(node.operand, APPLIED)}`, level: UNARY };
    case 'binary':
      return binaryPiece(context, node, scope);
    case 'code':
      return codePiece(context, node);
    case 'contract-of':
      return { text: `contract_of(${pathText(node.path)})`, level: APPLIED };
    case 'error':
      return no('This expression cannot be read.', 'Correct it first.');
    default:
      return no('This is written differently in CameLIGO.', 'Write it in another way.');
  }
}

function atom(written: string): Piece {
  return { text: written, level: ATOM };
}

function memberName(name: string): string {
  return name === 'or' ? '"or"' : valueName(name, 'jsligo');
}

function fieldText(name: string, value: string): string {
  return value === name ? name : `${name}: ${value}`;
}

export function isUnit(node: Expression): boolean {
  return (
    (node.kind === 'literal' && node.literal.kind === 'unit') ||
    (node.kind === 'sequence' && node.items.length === 0)
  );
}

function literalPiece(context: Translating, node: Extract<Expression, { kind: 'literal' }>): Piece {
  const { literal } = node;
  if (literal.kind === 'unit') return atom('unit');
  if (literal.kind !== 'string' || !literal.verbatim) return atom(sourceOf(context, node));
  if (!literal.value.includes('`')) return atom(`\`${literal.value}\``);
  return atom(
    refuse(context, node.span, 'In JsLIGO, verbatim text has no backtick.', 'Write it in double quotes.'),
  );
}

function codePiece(context: Translating, node: Extract<Expression, { kind: 'code' }>): Piece {
  const { code, language } = node;
  const [literal, type] = code.kind === 'annotation' ? [code.value, code.type] : [code, undefined];
  if (literal.kind !== 'literal' || literal.literal.kind !== 'string') {
    return atom(refuse(context, node.span, 'In JsLIGO, code is verbatim text.', 'Write the text itself.'));
  }
  const written = `${language.text} \`${literal.literal.value}\``;
  return type ? { text: `${written} as ${annotatedText(context, type)}`, level: OPEN } : atom(written);
}

/** Behind `as`, a function's type is in parentheses. */
function annotatedText(context: Translating, type: TypeExpression): string {
  const written = typeText(context, type);
  return type.kind === 'function' || type.kind === 'sum' ? `(${written})` : written;
}

/** `{ ...r, a: e }`; `a.b = e` becomes `a: { ...r.a, b: e }`. */
function updateText(context: Translating, node: UpdateExpression, scope: Scope): string {
  const record = text(context, node.record, scope);
  const roots = node.updates.map(({ path }) => (path[0]?.kind === 'field' ? path[0].name : ''));
  if (new Set(roots).size < roots.length) {
    return refuse(
      context,
      node.span,
      'In JsLIGO, a field is updated once.',
      'Update the inner record on its own.',
    );
  }
  const isName = node.record.kind === 'variable' || node.record.kind === 'projection';
  const updates = node.updates.map(({ path, value, punned, span }) => {
    const before = context.comments.before(span.from);
    const [first, ...others] = path;
    const name = first?.kind === 'field' ? first.name : '';
    const written = punned ? scope.used(name) : text(context, value, scope);
    if (others.length === 0) return `${before}${fieldText(name, written)},${context.comments.behind(span)}`;
    if (!isName)
      return refuse(
        context,
        span,
        'In JsLIGO, a field of a field is not updated.',
        'Give the record a name first.',
      );
    const nested = others.reduceRight<string>((inner, step, index) => {
      const outer = [
        record,
        ...path.slice(0, index + 1).map((one) => (one.kind === 'field' ? one.name : '')),
      ].join('.');
      return `{ ...${outer}, ${step.kind === 'field' ? step.name : ''}: ${inner} }`;
    }, written);
    return `${before}${name}: ${nested},${context.comments.behind(span)}`;
  });
  return `{ ...${record}, ${updates.join(' ')} }`;
}

function binaryPiece(
  context: Translating,
  node: Extract<Expression, { kind: 'binary' }>,
  scope: Scope,
): Piece {
  const { operator, left, right } = node;
  if (operator === '|>') {
    return { text: `${text(context, right, scope, APPLIED)}(${text(context, left, scope)})`, level: APPLIED };
  }
  if (operator === '::') {
    const array = `[${consParts(context, node, scope).join(', ')}]`;
    return context.explicit ? { text: `list(${array})`, level: APPLIED } : atom(array);
  }
  if (operator === '^' && isConstant(typeOf(context, node), 'bytes')) {
    return {
      text: `Bytes.concat(${text(context, left, scope)}, ${text(context, right, scope)})`,
      level: APPLIED,
    };
  }
  const { sign, level, left: l, right: r } = LEVELS[operator];
  return { text: `${text(context, left, scope, l)} ${sign} ${text(context, right, scope, r)}`, level };
}

function consParts(context: Translating, node: Expression, scope: Scope): string[] {
  if (node.kind !== 'binary' || node.operator !== '::') return [`...${text(context, node, scope)}`];
  return [text(context, node.left, scope), ...consParts(context, node.right, scope)];
}

/** `(x: int): int => e`. A recursive function needs all of its types, also where CameLIGO infers them. */
export function functionText(
  context: Translating,
  node: LambdaExpression,
  scope: Scope,
  isRecursive = false,
): string {
  const own = scope.inner();
  const inferred = isRecursive ? inferredTypes(context, node) : undefined;
  const types =
    node.typeParameters.length > 0 ? `<${node.typeParameters.map((one) => one.text).join(', ')}>` : '';
  const [first, ...others] = node.parameters;
  const isNone = first && others.length === 0 && first.pattern.kind === 'literal';
  const parameters = isNone
    ? ''
    : node.parameters
        .map((one, index) => {
          const type = one.pattern.kind === 'variable' ? inferred?.parameters[index] : undefined;
          return parameterText(context, one, own) + (type === undefined ? '' : `: ${type}`);
        })
        .join(', ');
  const inside = own.after();
  const result = node.result ? `: ${resultText(context, node)}` : inferred ? `: ${inferred.result}` : '';
  if (node.body.kind === 'block') return '';
  return `${types}(${parameters})${result} => ${bodyText(context, node.body, inside)}`;
}

/** The types of a function as it was checked; undefined where some have no name in the program. */
function inferredTypes(context: Translating, node: LambdaExpression) {
  const parameters: string[] = [];
  let type = typeOf(context, node);
  for (const _ of node.parameters) {
    if (type?.kind !== 'arrow') return undefined;
    parameters.push(printJsType(prune(type.parameter)));
    type = prune(type.result);
  }
  const result = type && printJsType(type);
  if (result === undefined || [...parameters, result].some((one) => /[?…]|\b_\b|=>/.test(one)))
    return undefined;
  return { parameters, result };
}

/** Behind a colon, the arrow of a function's type would be taken for the function's own. */
function resultText(context: Translating, { result }: LambdaExpression): string {
  if (!result) return '';
  const written = typeText(context, result);
  return result.kind === 'function' || result.kind === 'sum' ? `(${written})` : written;
}

function bodyText(context: Translating, body: Expression, scope: Scope): string {
  // A block may not declare the names of the parameters again.
  if (isBlock(body)) return `{\n${statementsText(context, body, scope, 'value')}}`;
  const written = text(context, body, scope);
  return /^(record|update)$/.test(body.kind) || (body.kind === 'annotation' && written.startsWith('{'))
    ? `(${written})`
    : written;
}
