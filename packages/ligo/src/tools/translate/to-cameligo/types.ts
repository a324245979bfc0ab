import type { Attribute, Name, TypeExpression } from '../../../syntax/ast';
import { type Piece, paren, refuse, type Translating } from '../context';
import { typeName, valueName } from '../names';

const FUNCTION = 0;
const PRODUCT = 1;
const ATOM = 2;

/** The names of the type parameters that are in scope with a quote. */
type Variables = ReadonlySet<string>;
const NONE: Variables = new Set();

export function typeText(context: Translating, type: TypeExpression, variables: Variables = NONE): string {
  return typePiece(context, type, variables).text;
}

function typePiece(context: Translating, type: TypeExpression, variables: Variables): Piece {
  const piece = plainType(context, type, variables);
  if (type.attributes.length === 0) return piece;
  const isSum = type.kind === 'sum';
  const text = isSum && !piece.text.startsWith('|') ? `| ${piece.text}` : piece.text;
  const inside = isSum || piece.level === ATOM ? text : `(${text})`;
  return { text: `${attributesText(type.attributes)} ${inside}`, level: isSum ? FUNCTION : ATOM };
}

function plainType(context: Translating, type: TypeExpression, variables: Variables): Piece {
  const inside = (inner: TypeExpression, level: number) => paren(typePiece(context, inner, variables), level);
  switch (type.kind) {
    case 'name':
      return { text: namedText(context, type, variables), level: ATOM };
    case 'variable':
      return { text: `'${type.name.text}`, level: ATOM };
    case 'function': {
      const parameters =
        type.parameters.length === 0 ? ['unit'] : type.parameters.map((one) => inside(one.type, PRODUCT));
      return { text: [...parameters, inside(type.result, FUNCTION)].join(' -> '), level: FUNCTION };
    }
    case 'tuple':
      if (type.items.length < 2)
        return atom(
          refuse(context, type.span, 'CameLIGO has no tuples of one component.', 'Use the component itself.'),
        );
      return { text: type.items.map((item) => inside(item, ATOM)).join(' * '), level: PRODUCT };
    case 'record': {
      const fields = type.fields.map((field) => {
        checkField(context, field.name);
        const before = context.comments.before(field.span.from);
        const annotation = field.type ? ` : ${inside(field.type, FUNCTION)}` : '';
        const text = `${attributesText(field.attributes)} ${valueName(field.name.text, 'cameligo')}${annotation}`;
        return `${before}${text};${context.comments.behind(field.span)}`;
      });
      return atom(`{ ${fields.join(' ')} }`);
    }
    case 'sum': {
      const variants = type.constructors.map((one) => {
        const given = one.arguments.map((argument) =>
          inside(argument, one.arguments.length > 1 ? ATOM : FUNCTION),
        );
        const before = context.comments.before(one.span.from);
        const behind = context.comments.behind(one.span);
        const of = given.length > 0 ? ` of ${given.join(' * ')}` : '';
        return `${before}| ${attributesText(one.attributes)} ${one.name.text}${of}${behind}`;
      });
      const [only = ''] = variants;
      const isPlain =
        type.constructors.length === 1 || !only.startsWith('|') || variants.some((one) => one.includes('\n'));
      const text = variants.join(' ');
      return {
        text: isPlain || type.constructors.some((one) => one.attributes.length > 0) ? text : text.slice(2),
        level: FUNCTION,
      };
    }
    case 'union':
      return atom(
        refuse(
          context,
          type.span,
          'CameLIGO has no union types.',
          'Declare a variant with a constructor for each type.',
        ),
      );
    case 'literal': {
      const { literal } = type;
      return atom(literal.kind === 'string' ? JSON.stringify(literal.value) : `${literal.value}`);
    }
    case 'parameter-of':
      return atom(`${pathText(type.path)} parameter_of`);
    case 'forall':
      return typePiece(context, type.body, variables);
    case 'open':
      return atom(`${pathText(type.path)}.(${inside(type.body, FUNCTION)})`);
    case 'error':
      return atom(refuse(context, type.span, 'This type cannot be read.', 'Correct it first.'));
  }
}

function atom(text: string): Piece {
  return { text, level: ATOM };
}

function namedText(
  context: Translating,
  type: Extract<TypeExpression, { kind: 'name' }>,
  variables: Variables,
): string {
  const own = typeName(type.name.text, 'cameligo');
  const name =
    type.path.length === 0 && variables.has(type.name.text)
      ? `'${own}`
      : [...type.path.map(({ text }) => text), own].join('.');
  const [first, ...others] = type.arguments;
  if (!first) return name;
  if (others.length === 0) {
    // JsLIGO writes the annotated parts of a pair as a tuple.
    if (first.kind === 'tuple' && /^michelson_(pair|or)$/.test(own))
      return appliedText(context, first.items, name, variables);
    const piece = typePiece(context, first, variables);
    return `${first.kind === 'literal' ? `(${piece.text})` : paren(piece, ATOM)} ${name}`;
  }
  return appliedText(context, type.arguments, name, variables);
}

function appliedText(
  context: Translating,
  types: readonly TypeExpression[],
  name: string,
  variables: Variables,
): string {
  const given = types.map((one) => typePiece(context, one, variables).text);
  return `(${given.join(', ')}) ${name}`;
}

export function pathText(path: readonly Name[]): string {
  return path.map(({ text }) => text).join('.');
}

export function attributesText(attributes: readonly Attribute[]): string {
  return attributes
    .map(({ key, value }) => `[@${key}${value === undefined ? '' : ` "${value}"`}]`)
    .join(' ')
    .replace(/\[@layout "(\w+)"\]/g, '[@layout $1]');
}

export function checkField(context: Translating, name: Name): void {
  if (/^[A-Z]/.test(name.text)) {
    refuse(
      context,
      name.span,
      `In CameLIGO, no field is called \`${name.text}\`.`,
      'Start its name with a small letter.',
    );
  }
}
