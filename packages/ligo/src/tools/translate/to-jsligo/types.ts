import type { Attribute, Name, TypeExpression } from '../../../syntax/ast';
import { type Piece, paren, refuse, type Translating } from '../context';
import { typeName, valueName } from '../names';

const OPEN = 0;
const ATOM = 1;

export function typeText(context: Translating, type: TypeExpression): string {
  return typePiece(context, type).text;
}

function typePiece(context: Translating, type: TypeExpression): Piece {
  const piece = plainType(context, type);
  if (type.attributes.length === 0) return piece;
  const attributes = attributesText(context, type.attributes);
  if (type.kind === 'sum') return { text: `${attributes} ${barred(piece.text)}`, level: OPEN };
  return { text: `${attributes} ${paren(piece, ATOM)}`, level: ATOM };
}

function barred(text: string): string {
  return text.trimStart().startsWith('|') ? text : `| ${text}`;
}

function plainType(context: Translating, type: TypeExpression): Piece {
  const inside = (inner: TypeExpression, level = OPEN) => paren(typePiece(context, inner), level);
  switch (type.kind) {
    case 'name': {
      const name = [...type.path.map(({ text }) => text), typeName(type.name.text, 'jsligo')].join('.');
      if (type.arguments.length === 0) return atom(name);
      // An arrow function's type is not recognised behind `<`.
      const given = type.arguments.map((one) => inside(one, one.kind === 'function' ? ATOM : OPEN));
      return atom(`${name}<${given.join(', ')}>`);
    }
    case 'variable':
      return atom(typeName(type.name.text, 'jsligo'));
    case 'function': {
      const { parameters, result } = flattened(type);
      const written = parameters.map((one, index) => `_${index === 0 ? '' : index}: ${inside(one)}`);
      return { text: `(${written.join(', ')}) => ${inside(result)}`, level: OPEN };
    }
    case 'tuple':
      return atom(`[${type.items.map((item) => inside(item)).join(', ')}]`);
    case 'record': {
      const fields = type.fields.map((field) => {
        const before = context.comments.before(field.span.from);
        const annotation = field.type ? `: ${inside(field.type)}` : '';
        return `${before}${attributesText(context, field.attributes)} ${valueName(field.name.text, 'jsligo')}${annotation},${context.comments.behind(field.span)}`;
      });
      return atom(`{ ${fields.join(' ')} }`);
    }
    case 'sum': {
      const variants = type.constructors.map((one) => {
        const before = context.comments.before(one.span.from);
        const given = one.arguments
          .map((argument) => `, ${inside(argument, argument.kind === 'sum' ? ATOM : OPEN)}`)
          .join('');
        return `${before}| ${attributesText(context, one.attributes)} ["${one.name.text}"${given}]${context.comments.behind(one.span)}`;
      });
      const text = variants.join(' ');
      return { text: variants.length > 1 && text.startsWith('| ') ? text.slice(2) : text, level: OPEN };
    }
    case 'union':
      return { text: type.members.map((member) => inside(member, ATOM)).join(' | '), level: OPEN };
    case 'literal':
      return atom(
        type.literal.kind === 'string' ? JSON.stringify(type.literal.value) : `${type.literal.value}`,
      );
    case 'parameter-of':
      return atom(`parameter_of ${pathText(type.path)}`);
    case 'forall':
      return {
        text: `<${type.parameters.map(({ text }) => typeName(text, 'jsligo')).join(', ')}>${inside(type.body)}`,
        level: OPEN,
      };
    case 'open':
      return atom(
        refuse(context, type.span, 'JsLIGO has no `M.(…)` for types.', 'Write the module before each name.'),
      );
    case 'error':
      return atom(refuse(context, type.span, 'This type cannot be read.', 'Correct it first.'));
  }
}

function atom(text: string): Piece {
  return { text, level: ATOM };
}

/** The parameters of a curried function. */
function flattened(type: Extract<TypeExpression, { kind: 'function' }>): {
  readonly parameters: readonly TypeExpression[];
  readonly result: TypeExpression;
} {
  const own = type.parameters.map((one) => one.type);
  if (type.result.kind !== 'function' || type.result.attributes.length > 0)
    return { parameters: own, result: type.result };
  const { parameters, result } = flattened(type.result);
  return { parameters: [...own, ...parameters], result };
}

export function pathText(path: readonly Name[]): string {
  return path.map(({ text }) => text).join('.');
}

const PLAIN = new Set([
  'entry',
  'dyn_entry',
  'inline',
  'view',
  'no_mutation',
  'private',
  'public',
  'hidden',
  'thunk',
  'tzip16_compatible',
]);
const WITH_ARGUMENT = new Set(['annot', 'layout', 'deprecated', 'comment']);

export function attributesText(context: Translating, attributes: readonly Attribute[]): string {
  return attributes
    .map(({ key, value, span }) => {
      if (PLAIN.has(key) && value === undefined) return `@${key}`;
      if (WITH_ARGUMENT.has(key) && value !== undefined) return `@${key}("${value}")`;
      return refuse(
        context,
        span,
        `JsLIGO has no decorator \`@${key}\`.`,
        'Remove the attribute if the compiler does not need it.',
      );
    })
    .join(' ');
}
