import { nearest } from '../../model/problem';
import { parseType } from './parse';
import { plainTypeName, type TypeTree } from './tree';

/** The names of types that a query may use. */
export type TypeNames = ReadonlySet<string>;

const ARROW = /->|=>|→|⇒/;
const PARAMETERS = /[\p{L}_]\s*<[^<>]*[\p{L}_?]|(?:^|[\s(,])'[a-z]/u;

/** The type that a query writes; nothing when it is a query of words. */
export function readTypeQuery(query: string, known: TypeNames): TypeTree | undefined {
  const text = query.trim().replace(/^(?:val|let|const)\s+\w+\s*:/, '');
  if (!ARROW.test(text) && !PARAMETERS.test(text)) return undefined;
  const type = parseType(text, { isVariable: (name) => !isKnown(name, known) });
  if (!type) return undefined;
  const corrected = correctNames(type, known);
  return saysSomething(corrected, known) ? corrected : undefined;
}

/** A name that is no type of the library is a type variable, as in `list<a>`, unless it is a misspelt type. */
function isKnown(name: string, known: TypeNames): boolean {
  const plain = plainTypeName(name);
  return known.has(plain) || misspelt(plain, known) !== undefined;
}

function misspelt(name: string, known: TypeNames): string | undefined {
  if (name.length < 4) return undefined;
  const guess = nearest(name, [...known]);
  return guess && Math.abs(guess.length - name.length) <= 1 ? guess : undefined;
}

function correctNames(type: TypeTree, known: TypeNames): TypeTree {
  const inner = (one: TypeTree) => correctNames(one, known);
  switch (type.kind) {
    case 'variable':
      return type;
    case 'named': {
      const name = known.has(type.name) ? type.name : (misspelt(type.name, known) ?? type.name);
      return { kind: 'named', name, args: type.args.map(inner) };
    }
    case 'tuple':
      return { kind: 'tuple', items: type.items.map(inner) };
    case 'record':
      return { kind: 'record', fields: type.fields.map((field) => ({ ...field, type: inner(field.type) })) };
    case 'function':
      return { kind: 'function', args: type.args.map(inner), result: inner(type.result) };
  }
}

/** Variables alone fit everything; at least one known type, or a function among the arguments, must be named. */
function saysSomething(type: TypeTree, known: TypeNames): boolean {
  switch (type.kind) {
    case 'variable':
      return false;
    case 'named':
      return known.has(type.name) || type.args.some((arg) => saysSomething(arg, known));
    case 'tuple':
      return type.items.length > 1;
    case 'record':
      return type.fields.length > 0;
    case 'function':
      return type.args.length > 1 || [...type.args, type.result].some((part) => saysSomething(part, known));
  }
}
