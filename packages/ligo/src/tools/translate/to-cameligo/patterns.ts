import type { Parameter, Pattern } from '../../../syntax/ast';
import { type Piece, paren, refuse, sourceOf, type Translating } from '../context';
import { valueName } from '../names';
import { attributesText, checkField, pathText, typeText } from './types';

const TUPLE = 0;
const CONS = 1;
const APPLIED = 2;
const ATOM = 3;

export function patternText(context: Translating, pattern: Pattern): string {
  return patternPiece(context, pattern).text;
}

function patternPiece(context: Translating, pattern: Pattern): Piece {
  const inside = (inner: Pattern, level: number) => paren(patternPiece(context, inner), level);
  switch (pattern.kind) {
    case 'variable': {
      const attributes = pattern.attributes.length > 0 ? `${attributesText(pattern.attributes)} ` : '';
      return { text: `${attributes}${valueName(pattern.name.text, 'cameligo')}`, level: ATOM };
    }
    case 'literal': {
      const text = pattern.literal.kind === 'unit' ? '()' : sourceOf(context, pattern);
      return { text, level: ATOM };
    }
    case 'constructor': {
      const [first, ...others] = pattern.arguments;
      if (!first) return { text: pattern.name.text, level: ATOM };
      const given =
        others.length === 0
          ? inside(first, ATOM)
          : `(${pattern.arguments.map((one) => inside(one, CONS)).join(', ')})`;
      return { text: `${pattern.name.text} ${given}`, level: APPLIED };
    }
    case 'tuple': {
      const [only] = pattern.items;
      if (only && pattern.items.length === 1) {
        refuse(
          context,
          pattern.span,
          'CameLIGO has no tuples of one component.',
          'A list of one element is `[a, ...[]]` in JsLIGO.',
        );
      }
      return { text: pattern.items.map((item) => inside(item, CONS)).join(', '), level: TUPLE };
    }
    case 'list':
      return { text: `[${pattern.items.map((item) => inside(item, CONS)).join('; ')}]`, level: ATOM };
    case 'cons':
      return { text: `${inside(pattern.head, APPLIED)} :: ${inside(pattern.tail, CONS)}`, level: CONS };
    case 'record': {
      const fields = pattern.fields.map((field) => {
        checkField(context, field.name);
        const name = valueName(field.name.text, 'cameligo');
        return field.punned ? name : `${name} = ${inside(field.pattern, ATOM)}`;
      });
      return { text: `{ ${[...fields, ...(pattern.ignoresOthers ? ['_'] : [])].join('; ')} }`, level: ATOM };
    }
    case 'typed':
      return {
        text: `(${patternText(context, pattern.pattern)} : ${typeText(context, pattern.type)})`,
        level: ATOM,
      };
    case 'qualified':
      return { text: `${pathText(pattern.path)}.${inside(pattern.pattern, ATOM)}`, level: APPLIED };
    case 'error':
      return {
        text: refuse(context, pattern.span, 'This pattern cannot be read.', 'Correct it first.'),
        level: ATOM,
      };
  }
}

/** The pattern of a parameter, in parentheses where it needs them. */
export function parameterText(context: Translating, { pattern }: Parameter): string {
  if (isUnitParameter(pattern)) return '()';
  return paren(patternPiece(context, pattern), ATOM);
}

/** `_: unit`. */
function isUnitParameter(pattern: Pattern): boolean {
  return (
    pattern.kind === 'typed' &&
    pattern.pattern.kind === 'variable' &&
    pattern.pattern.name.text === '_' &&
    pattern.type.kind === 'name' &&
    pattern.type.name.text === 'unit'
  );
}

/** What a declaration binds: tuples need no parentheses. */
export function boundText(context: Translating, pattern: Pattern): string {
  if (pattern.kind === 'typed') return boundText(context, pattern.pattern);
  return patternPiece(context, pattern).text;
}
