/** Types of expressions: quantifiers, substitution of type parameters, and how an instance relates to its general type. */
import { mapParts as mapTypeParts, partsOf } from '../../types/substitute';
import type { Type } from '../../types/type';
import type { Expression, Pattern, TypedBinder } from './expression';
import { mapParts } from './traverse';

export interface Quantified {
  readonly parameters: readonly string[];
  readonly body: Type;
}

export function withoutQuantifiers(type: Type): Quantified {
  const parameters: string[] = [];
  let body = type;
  while (body.kind === 'forall') {
    parameters.push(body.parameter);
    body = body.body;
  }
  return { parameters, body };
}

export type Substitution = ReadonlyMap<string, Type>;

/** Which types the parameters stand for in an instance of a type. */
export function matchInstance(general: Type, instance: Type, parameters: readonly string[]): Substitution {
  const found = new Map<string, Type>();
  const wanted = new Set(parameters);
  const visit = (a: Type, b: Type): void => {
    if (a.kind === 'variable') {
      if (wanted.has(a.name) && !found.has(a.name)) found.set(a.name, b);
      return;
    }
    if ((a.kind === 'sum' || a.kind === 'record') && (b.kind === 'sum' || b.kind === 'record')) {
      for (const [label, field] of a.fields) {
        const other = b.fields.get(label);
        if (other !== undefined) visit(field, other);
      }
      return;
    }
    const others = [...partsOf(b)];
    [...partsOf(a)].forEach((part, index) => {
      const other = others[index];
      if (other !== undefined) visit(part, other);
    });
  };
  visit(general, instance);
  return found;
}

/** The parameters are replaced at once: their replacements may mention names of other parameters. */
function substituteTypes(type: Type, substitution: Substitution): Type {
  if (substitution.size === 0) return type;
  if (type.kind === 'variable') return substitution.get(type.name) ?? type;
  if (type.kind === 'forall' || type.kind === 'abstraction') {
    if (!substitution.has(type.parameter))
      return mapTypeParts(type, (part) => substituteTypes(part, substitution), same);
    const inner = new Map([...substitution].filter(([name]) => name !== type.parameter));
    return mapTypeParts(type, (part) => substituteTypes(part, inner), same);
  }
  return mapTypeParts(type, (part) => substituteTypes(part, substitution), same);
}

const same = <Layout>(layout: Layout): Layout => layout;

/** An expression with type parameters replaced, except in inner values that have a parameter of the same name. */
export function substituteInExpression(expression: Expression, substitution: Substitution): Expression {
  if (substitution.size === 0) return expression;
  const known = new Map<Type, Type>();
  const map = (type: Type): Type => {
    const cached = known.get(type);
    if (cached !== undefined) return cached;
    const result = substituteTypes(type, substitution);
    known.set(type, result);
    return result;
  };
  const inside = (part: Expression): Expression => {
    const shadows = part.kind === 'let' && part.typeParameters.some((name) => substitution.has(name));
    if (!shadows || part.kind !== 'let') return withTypes(mapParts(part, inside), map);
    const left = new Map([...substitution].filter(([name]) => !part.typeParameters.includes(name)));
    const value = substituteInExpression(part.value, left);
    return { ...part, value, body: inside(part.body), type: map(part.type) };
  };
  return inside(expression);
}

function withTypes(expression: Expression, map: (type: Type) => Type): Expression {
  const type = map(expression.type);
  const binder = (one: TypedBinder): TypedBinder => ({ variable: one.variable, type: map(one.type) });
  switch (expression.kind) {
    case 'lambda':
    case 'recursive':
      return { ...expression, type, parameter: binder(expression.parameter) };
    case 'let':
      return { ...expression, type, pattern: mapPatternTypes(expression.pattern, map) };
    case 'match':
      return {
        ...expression,
        type,
        cases: expression.cases.map((one) => ({ ...one, pattern: mapPatternTypes(one.pattern, map) })),
      };
    case 'for-each':
      return { ...expression, type, binders: expression.binders.map(binder) };
    default:
      return type === expression.type ? expression : { ...expression, type };
  }
}

function mapPatternTypes(pattern: Pattern, map: (type: Type) => Type): Pattern {
  switch (pattern.kind) {
    case 'variable':
      return { ...pattern, type: map(pattern.type) };
    case 'cons':
      return {
        ...pattern,
        head: mapPatternTypes(pattern.head, map),
        tail: mapPatternTypes(pattern.tail, map),
      };
    case 'constructor':
      return { ...pattern, argument: mapPatternTypes(pattern.argument, map) };
    case 'record':
      return {
        ...pattern,
        fields: new Map([...pattern.fields].map(([label, one]) => [label, mapPatternTypes(one, map)])),
      };
    default:
      return pattern;
  }
}

/** An expression of a quantified type, with the type parameters as opaque types. */
export function open(expression: Expression): { parameters: readonly string[]; expression: Expression } {
  const { parameters, body } = withoutQuantifiers(expression.type);
  if (parameters.length === 0) return { parameters, expression };
  return { parameters, expression: withResultType(expression, body) };
}

/** Also the bodies of declarations before the value have the type of the whole. */
function withResultType(expression: Expression, type: Type): Expression {
  if (expression.kind !== 'let') return { ...expression, type };
  return { ...expression, type, body: withResultType(expression.body, type) };
}
