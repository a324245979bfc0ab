import type {
  ArrayExpression,
  BinaryOperator,
  CodeExpression,
  Element,
  Expression,
  LambdaExpression,
  Selector,
} from '../../../syntax/ast';
import { isConstant, type Piece, paren, refuse, sourceOf, type Translating, typeOf } from '../context';
import { valueName } from '../names';
import { parameterText, patternText } from './patterns';
import { blockPiece } from './statements';
import { checkField, pathText, typeText } from './types';

export const OPEN = 0;
export const TUPLE = 1;
const OR = 2;
const UNARY = 10;
const APPLIED = 11;
export const ATOM = 12;
const UNIT: Piece = { text: '()', level: ATOM };

interface Level {
  readonly level: number;
  readonly left: number;
  readonly right: number;
}

const LEVELS: Readonly<Record<BinaryOperator, Level>> = {
  '||': { level: OR, left: OR, right: 3 },
  '|>': { level: OR, left: OR, right: 3 },
  '&&': { level: 3, left: 3, right: 4 },
  '<': { level: 4, left: 4, right: 5 },
  '<=': { level: 4, left: 4, right: 5 },
  '>': { level: 4, left: 4, right: 5 },
  '>=': { level: 4, left: 4, right: 5 },
  '=': { level: 4, left: 4, right: 5 },
  '<>': { level: 4, left: 4, right: 5 },
  '^': { level: 5, left: 6, right: 5 },
  '::': { level: 6, left: 7, right: 6 },
  '+': { level: 7, left: 7, right: 8 },
  '-': { level: 7, left: 7, right: 8 },
  '*': { level: 8, left: 8, right: 9 },
  '/': { level: 8, left: 8, right: 9 },
  mod: { level: 8, left: 8, right: 9 },
  land: { level: 8, left: 8, right: 9 },
  lor: { level: 8, left: 8, right: 9 },
  lxor: { level: 8, left: 8, right: 9 },
  lsl: { level: 9, left: 10, right: 9 },
  lsr: { level: 9, left: 10, right: 9 },
};

export function text(context: Translating, expression: Expression, level = OPEN): string {
  return paren(piece(context, expression), level);
}

/** Behind `->` of a clause: a `match` is in parentheses. */
export function closed({ text: written, open }: Piece): string {
  return open ? `(${written})` : written;
}

export function piece(context: Translating, node: Expression): Piece {
  const { span } = node;
  const no = (message: string, hint: string): Piece => ({
    text: refuse(context, span, message, hint),
    level: ATOM,
  });
  switch (node.kind) {
    case 'literal':
      return literalPiece(context, node);
    case 'variable':
      return { text: valueName(node.name.text, 'cameligo'), level: ATOM };
    case 'member':
      return { text: `${pathText(node.path)}.${valueName(node.name.text, 'cameligo')}`, level: ATOM };
    case 'open':
      return no('A name is expected here.', 'Write the name of a value behind the module.');
    case 'constructor': {
      const [first, ...others] = node.arguments;
      if (!first) return { text: node.name.text, level: ATOM };
      const given =
        others.length === 0
          ? text(context, first, ATOM)
          : `(${node.arguments.map((one) => text(context, one, OR)).join(', ')})`;
      return { text: `${node.name.text} ${given}`, level: APPLIED };
    }
    case 'call': {
      const given =
        node.arguments.length === 0 ? ['()'] : node.arguments.map((one) => argumentText(context, one));
      return { text: [text(context, node.callee, ATOM), ...given].join(' '), level: APPLIED };
    }
    case 'lambda':
      return lambdaPiece(context, node);
    case 'local':
      return no('This is written differently in JsLIGO.', 'Use statements.');
    case 'if': {
      const then = closed(piece(context, node.consequence));
      if (!node.alternative) return { text: `if ${text(context, node.condition)} then ${then}`, level: OPEN };
      const otherwise = piece(context, node.alternative);
      return {
        text: `if ${text(context, node.condition)} then ${then} else ${otherwise.text}`,
        level: OPEN,
        ...(otherwise.open && { open: true }),
      };
    }
    case 'match': {
      const clauses = node.clauses.map((clause) => {
        const before = context.comments.before(clause.span.from);
        const body = closed(piece(context, clause.body));
        const pattern = patternText(context, clause.pattern);
        return `${before}| ${pattern} -> ${body}${context.comments.behind(clause.span)}\n`;
      });
      return {
        text: `match ${text(context, node.subject)} with\n${clauses.join('')}`,
        level: OPEN,
        open: true,
      };
    }
    case 'tuple':
      return { text: node.items.map((item) => text(context, item, OR)).join(', '), level: TUPLE };
    case 'array':
      return arrayPiece(context, node);
    case 'list':
      return listPiece(context, node.elements, span);
    case 'record': {
      const fields = node.fields.map((field) => {
        checkField(context, field.name);
        const name = valueName(field.name.text, 'cameligo');
        const before = context.comments.before(field.span.from);
        const value = field.punned ? name : `${name} = ${closed(piece(context, field.value))}`;
        return `${before}${value};${context.comments.behind(field.span)}`;
      });
      return { text: `{ ${fields.join(' ')} }`, level: ATOM };
    }
    case 'update': {
      const updates = node.updates.map((update) => {
        const name = selectorsText(update.path);
        const before = context.comments.before(update.span.from);
        return `${before}${update.punned ? name : `${name} = ${closed(piece(context, update.value))}`};${context.comments.behind(update.span)}`;
      });
      return { text: `{ ${text(context, node.record, ATOM)} with ${updates.join(' ')} }`, level: ATOM };
    }
    case 'projection': {
      const record = piece(context, node.record);
      const isName = node.record.kind === 'variable' || node.record.kind === 'member';
      const root = isName || node.record.kind === 'record' ? record.text : `(${record.text})`;
      return { text: `${root}.${selectorsText(node.path)}`, level: ATOM };
    }
    case 'annotation':
      if (node.value.kind === 'code') return codePiece(context, node.value, typeText(context, node.type));
      return { text: `(${text(context, node.value)} : ${typeText(context, node.type)})`, level: ATOM };
    case 'sequence':
      return no('This is written differently in JsLIGO.', 'Use statements.');
    case 'assign':
      return no(
        'In CameLIGO, an assignment has no value.',
        'Assign in a statement of its own, then use the variable.',
      );
    case 'increment':
      return no(
        'In CameLIGO, an increment has no value.',
        'Increment in a statement of its own, then use the variable.',
      );
    case 'while':
    case 'for-range':
    case 'for-of':
      return no('This is written differently in JsLIGO.', 'Use statements.');
    case 'unary': {
      const operand = text(context, node.operand, APPLIED);
      return { text: node.operator === '-' ? `-${operand}` : `not ${operand}`, level: UNARY };
    }
    case 'binary':
      return binaryPiece(context, node.operator, node.left, node.right);
    case 'code':
      return codePiece(context, node);
    case 'contract-of':
      return { text: `contract_of ${pathText(node.path)}`, level: UNARY };
    case 'do':
      return blockPiece(context, node.block.statements);
    case 'error':
      return no('This expression cannot be read.', 'Correct it first.');
  }
}

/** Arguments of calls; `contract_of M` needs parentheses there. */
function argumentText(context: Translating, node: Expression): string {
  return text(context, node, ATOM);
}

function literalPiece(context: Translating, node: Extract<Expression, { kind: 'literal' }>): Piece {
  const { literal } = node;
  const source = sourceOf(context, node);
  if (literal.kind === 'unit') return UNIT;
  if (literal.kind === 'string') {
    return { text: literal.verbatim ? `{|${literal.value}|}` : source, level: ATOM };
  }
  const isPlain = /^[\w.]+$/.test(source) && !/[^te]z$/.test(source);
  if (isPlain) return { text: source, level: ATOM };
  return {
    text: literal.kind === 'mutez' ? `${literal.value}mutez` : source.replace(/z$/, 'tez'),
    level: ATOM,
  };
}

/** `[%Michelson ({| … |} : t)]`. */
function codePiece(context: Translating, { language, code, ...node }: CodeExpression, type?: string): Piece {
  if (code.kind === 'annotation') {
    return codePiece(context, { ...node, language, code: code.value }, typeText(context, code.type));
  }
  const value = code.kind === 'literal' && code.literal.kind === 'string' ? code.literal.value : '';
  const quoted = language.text === 'Michelson' ? `{|${value}|}` : JSON.stringify(value);
  return {
    text: `[%${language.text} ${type === undefined ? quoted : `(${quoted} : ${type})`}]`,
    level: ATOM,
  };
}

function arrayPiece(context: Translating, node: ArrayExpression): Piece {
  const kind = context.typed.arrays.get(node) ?? (node.elements.length === 0 ? 'list' : 'tuple');
  if (kind === 'unit') return UNIT;
  if (kind === 'list') return listPiece(context, node.elements, node.span);
  if (node.elements.length < 2) {
    return {
      text: refuse(
        context,
        node.span,
        'CameLIGO has no tuples of one component.',
        'Use the component itself.',
      ),
      level: ATOM,
    };
  }
  const items = node.elements.map(({ value, span }) => {
    const before = context.comments.before(span.from);
    return `${before}${text(context, value, OR)},${context.comments.behind(span)}`;
  });
  return { text: items.join(' ').replace(/,([^,]*)$/, '$1'), level: TUPLE };
}

/** `[a; b]`, or `a :: b :: rest` with a spread at the end. */
function listPiece(context: Translating, elements: readonly Element[], span: Expression['span']): Piece {
  const spread = elements.findIndex((element) => element.spread);
  if (spread < 0) {
    const items = elements.map((element) => {
      const before = context.comments.before(element.span.from);
      return `${before}${closed(piece(context, element.value))};${context.comments.behind(element.span)}`;
    });
    return { text: `[${items.join(' ')}]`, level: ATOM };
  }
  if (spread < elements.length - 1) {
    const hint = 'Spread one list, behind all other elements, or join lists with a fold.';
    return {
      text: refuse(context, span, 'In CameLIGO, elements are only put before a list.', hint),
      level: ATOM,
    };
  }
  const { level, left } = LEVELS['::'];
  const parts = elements.map(({ value, spread: isLast }) => text(context, value, isLast ? level : left));
  return { text: parts.join(' :: '), level: parts.length === 1 ? OPEN : level };
}

function lambdaPiece(context: Translating, node: LambdaExpression): Piece {
  const types =
    node.typeParameters.length > 0
      ? ` (type ${node.typeParameters.map((one) => valueName(one.text.toLowerCase(), 'cameligo')).join(' ')})`
      : '';
  const parameters = parametersText(context, node);
  const result = node.result ? ` : ${lambdaResult(context, node)}` : '';
  const body = bodyPiece(context, node);
  return {
    text: `fun${types} ${parameters}${result} -> ${body.text}`,
    level: OPEN,
    ...(body.open && { open: true }),
  };
}

/** No arrow of its own: it would be taken for the function's. */
function lambdaResult(context: Translating, { result }: LambdaExpression): string {
  if (!result) return '';
  const type = typeText(context, result);
  return result.kind === 'function' ? `(${type})` : type;
}

export function parametersText(context: Translating, { parameters }: LambdaExpression): string {
  return parameters.length === 0 ? '()' : parameters.map((one) => parameterText(context, one)).join(' ');
}

export function bodyPiece(context: Translating, { body }: LambdaExpression): Piece {
  return body.kind === 'block' ? blockPiece(context, body.statements) : piece(context, body);
}

/** JsLIGO's `+` also joins strings and bytes. */
export function binaryPiece(
  context: Translating,
  operator: BinaryOperator,
  left: Expression,
  right: Expression,
): Piece {
  const joins = operator === '+' && [left, right].some((one) => isText(context, one));
  const sign = joins ? '^' : operator;
  const { level, left: l, right: r } = LEVELS[sign];
  const inside = (node: Expression, needed: number) => {
    const written = piece(context, node);
    return written.open ? `(${written.text})` : paren(written, needed);
  };
  return { text: `${inside(left, l)} ${sign} ${inside(right, r)}`, level };
}

function isText(context: Translating, node: Expression): boolean {
  const type = typeOf(context, node);
  if (isConstant(type, 'string') || isConstant(type, 'bytes')) return true;
  return node.kind === 'literal' && (node.literal.kind === 'string' || node.literal.kind === 'bytes');
}

export function selectorsText(path: readonly Selector[]): string {
  return path
    .map((one) => (one.kind === 'field' ? valueName(one.name, 'cameligo') : `${one.index}`))
    .join('.');
}
