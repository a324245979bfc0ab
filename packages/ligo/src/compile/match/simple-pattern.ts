/**
 * Patterns as rows of a matrix. Records and tuples are spread over columns; the other patterns are a variable or a
 * constructor with separate columns. Paths name the parts of the matched value.
 */
import type { Span } from '../../syntax/source';
import { argumentsOf, UNIT } from '../../types/make';
import type { Type } from '../../types/type';
import type { Pattern } from '../aggregated/expression';
import { fieldType, missingType, tupleOf } from '../elaborate/context';

export type SimplePattern =
  | { readonly kind: 'any' }
  | {
      readonly kind: 'constructor';
      readonly label: string;
      readonly columns: readonly SimplePattern[];
      readonly argumentType: Type;
      /** The type of the matched value. */
      readonly type: Type;
    };

export const NIL = 'Nil';
export const CONS = 'Cons';

const ANY: SimplePattern = { kind: 'any' };

export function anything(columns: number): readonly SimplePattern[] {
  return Array.from({ length: columns }, () => ANY);
}

export function simplify(pattern: Pattern, type: Type): readonly SimplePattern[] {
  const { span } = pattern;
  switch (pattern.kind) {
    case 'unit':
      return [ANY];
    case 'variable':
      return anything(type.kind === 'record' ? type.fields.size : 1);
    case 'nil':
      return [{ kind: 'constructor', label: NIL, columns: [], argumentType: UNIT, type }];
    case 'cons': {
      const argumentType = constructorArgument(CONS, type, span);
      const item = fieldType(argumentType, '0', span);
      const columns = [...simplify(pattern.head, item), ...simplify(pattern.tail, type)];
      return [{ kind: 'constructor', label: CONS, columns, argumentType, type }];
    }
    case 'constructor': {
      const argumentType = constructorArgument(pattern.label, type, span);
      const columns = pattern.argument.kind === 'unit' ? [] : simplify(pattern.argument, argumentType);
      return [{ kind: 'constructor', label: pattern.label, columns, argumentType, type }];
    }
    case 'record':
      return [...pattern.fields].flatMap(([label, field]) => simplify(field, fieldType(type, label, span)));
  }
}

export function constructorArgument(label: string, type: Type, span: Span): Type {
  const [item] = argumentsOf(type, 'list') ?? [];
  if (item !== undefined) return label === CONS ? tupleOf([item, type]) : UNIT;
  return fieldType(type, label, span);
}

/** The constructors of a type, in the order of labels. */
export function constructorsOf(type: Type, span: Span): readonly string[] {
  if (argumentsOf(type, 'list') !== undefined) return [CONS, NIL];
  return type.kind === 'sum' ? [...type.fields.keys()] : missingType(span);
}

/** A part of the matched value. */
export interface Occurrence {
  readonly path: string;
  readonly type: Type;
}

export const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('.');

/** The columns that a value of the type is spread over. */
export function occurrencesOf(type: Type): readonly Occurrence[] {
  if (argumentsOf(type, 'unit') !== undefined) return [];
  return type.kind === 'record' ? fieldsOf(type) : [{ path: '', type }];
}

function fieldsOf(type: Type): readonly Occurrence[] {
  if (type.kind !== 'record') return [];
  return [...type.fields].flatMap(([label, field]): readonly Occurrence[] => {
    const inner = fieldsOf(field);
    if (inner.length === 0) return [{ path: label, type: field }];
    return inner.map((one) => ({ path: join(label, one.path), type: one.type }));
  });
}
