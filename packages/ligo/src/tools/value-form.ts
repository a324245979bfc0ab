/** What a form needs to ask for a value of a type: plain data, for pages that do not know the checker. */
import type { LigoSyntax } from '../syntax/source';
import { settledLayout } from '../types/layout';
import { isBool, optionValue } from '../types/make';
import { prune, type Type, tupleItems } from '../types/type';
import { displayName, displayType } from './display';
import { exampleOf } from './example';

const LITERAL_TYPES = [
  'int',
  'nat',
  'tez',
  'string',
  'bytes',
  'timestamp',
  'address',
  'key_hash',
  'key',
  'signature',
  'chain_id',
] as const;

/** Types whose values are written as one literal. */
export type LiteralType = (typeof LITERAL_TYPES)[number];

export type ValueForm =
  | { readonly kind: 'literal'; readonly type: LiteralType }
  | { readonly kind: 'bool' }
  | { readonly kind: 'unit' }
  | { readonly kind: 'record'; readonly fields: readonly NamedForm[] }
  | { readonly kind: 'tuple'; readonly items: readonly ValueForm[] }
  | { readonly kind: 'variant'; readonly cases: readonly NamedForm[] }
  | { readonly kind: 'option'; readonly value: ValueForm }
  | { readonly kind: 'list' | 'set'; readonly item: ValueForm }
  | { readonly kind: 'map' | 'big_map'; readonly key: ValueForm; readonly value: ValueForm }
  /** Values without fields of their own, such as functions. */
  | { readonly kind: 'expression'; readonly type: string; readonly example: string };

export interface NamedForm {
  /** As written in source code. */
  readonly name: string;
  readonly form: ValueForm;
}

/** A form with more parts is not easier than an expression, and types may be written out to enormous size. */
const MAX_PARTS = 120;

export function valueForm(type: Type, syntax: LigoSyntax): ValueForm {
  if (type.size > MAX_PARTS) return expression(type, syntax);
  return formOf(type, syntax);
}

function formOf(unsettled: Type, syntax: LigoSyntax): ValueForm {
  const type = prune(unsettled);
  if (isBool(type)) return { kind: 'bool' };
  const optional = optionValue(type);
  if (optional) return { kind: 'option', value: formOf(optional, syntax) };
  switch (type.kind) {
    case 'constant':
      return constantForm(type, syntax);
    case 'record': {
      const items = tupleItems(type);
      if (items && items.length > 0)
        return { kind: 'tuple', items: items.map((item) => formOf(item, syntax)) };
      return { kind: 'record', fields: namedForms(type, syntax) };
    }
    case 'sum':
      return { kind: 'variant', cases: namedForms(type, syntax) };
    default:
      return expression(type, syntax);
  }
}

function constantForm(type: Extract<Type, { kind: 'constant' }>, syntax: LigoSyntax): ValueForm {
  const literal = LITERAL_TYPES.find((name) => name === type.name);
  if (literal) return { kind: 'literal', type: literal };
  if (type.name === 'unit') return { kind: 'unit' };
  const [first, second] = type.arguments;
  if ((type.name === 'list' || type.name === 'set') && first)
    return { kind: type.name, item: formOf(first, syntax) };
  if ((type.name === 'map' || type.name === 'big_map') && first && second)
    return { kind: type.name, key: formOf(first, syntax), value: formOf(second, syntax) };
  return expression(type, syntax);
}

/** In the order of the declaration. */
function namedForms(type: Extract<Type, { kind: 'record' | 'sum' }>, syntax: LigoSyntax): NamedForm[] {
  return settledLayout(type.layout).order.flatMap((name) => {
    const field = type.fields.get(name);
    if (!field) return [];
    const written = type.kind === 'record' ? displayName(name, syntax) : name;
    return [{ name: written, form: formOf(field, syntax) }];
  });
}

function expression(type: Type, syntax: LigoSyntax): ValueForm {
  return { kind: 'expression', type: displayType(type, syntax), example: exampleOf(type, syntax) };
}
