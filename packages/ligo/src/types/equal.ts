/**
 * Whether two types are the same, including layouts. Nothing is unified, and a unification variable, solved
 * or not, equals only itself: call `apply` first to take solutions into account.
 */
import { sameLayout } from './make';
import type { Fields, SingletonLiteral, Type } from './type';

export function equalTypes(left: Type, right: Type): boolean {
  if (left === right) return true;
  if (left.kind === 'error' || right.kind === 'error') return true;
  switch (left.kind) {
    case 'constant':
      return (
        right.kind === 'constant' && left.name === right.name && equalLists(left.arguments, right.arguments)
      );
    case 'sum':
    case 'record':
      return (
        left.kind === right.kind &&
        equalFields(left.fields, right.fields) &&
        sameLayout(left.layout, right.layout)
      );
    case 'union':
      return right.kind === 'union' && equalLists(left.members, right.members);
    case 'arrow':
      return (
        right.kind === 'arrow' &&
        equalTypes(left.parameter, right.parameter) &&
        equalTypes(left.result, right.result)
      );
    case 'singleton':
      return right.kind === 'singleton' && equalLiterals(left.literal, right.literal);
    case 'variable':
      return right.kind === 'variable' && left.name === right.name;
    case 'abstraction':
    case 'forall':
      return (
        left.kind === right.kind && left.parameter === right.parameter && equalTypes(left.body, right.body)
      );
    default:
      return false;
  }
}

export function equalLiterals(a: SingletonLiteral, b: SingletonLiteral): boolean {
  return a.kind === b.kind && a.value === b.value;
}

type Labels = ReadonlyMap<string, unknown>;

export function equalLabels(a: Labels, b: Labels): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const label of a.keys()) if (!b.has(label)) return false;
  return true;
}

function equalFields(a: Fields, b: Fields): boolean {
  if (a === b) return true;
  if (a.size !== b.size) return false;
  for (const [label, type] of a) {
    const other = b.get(label);
    if (other === undefined || !equalTypes(type, other)) return false;
  }
  return true;
}

function equalLists(a: readonly Type[], b: readonly Type[]): boolean {
  return a.length === b.length && a.every((type, index) => equalTypes(type, b[index] ?? type));
}
