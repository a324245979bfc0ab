/** The direct children of types and patterns. */
import type { Name, Pattern, TypeExpression } from './ast';

export function typeParts(type: TypeExpression): readonly TypeExpression[] {
  switch (type.kind) {
    case 'name':
      return type.arguments;
    case 'function':
      return [...type.parameters.map((parameter) => parameter.type), type.result];
    case 'tuple':
      return type.items;
    case 'record':
      return type.fields.flatMap((field) => field.type ?? []);
    case 'sum':
      return type.constructors.flatMap((variant) => variant.arguments);
    case 'union':
      return type.members;
    case 'forall':
    case 'open':
      return [type.body];
    case 'variable':
    case 'literal':
    case 'parameter-of':
    case 'error':
      return [];
  }
}

export function patternParts(pattern: Pattern): readonly Pattern[] {
  switch (pattern.kind) {
    case 'constructor':
      return pattern.arguments;
    case 'tuple':
    case 'list':
      return pattern.items;
    case 'cons':
      return [pattern.head, pattern.tail];
    case 'record':
      return pattern.fields.map((field) => field.pattern);
    case 'typed':
    case 'qualified':
      return [pattern.pattern];
    case 'variable':
    case 'literal':
    case 'error':
      return [];
  }
}

/** The names that a pattern binds, in order. */
export function bindersOf(pattern: Pattern, found: Name[] = []): Name[] {
  if (pattern.kind === 'variable') found.push(pattern.name);
  else for (const part of patternParts(pattern)) bindersOf(part, found);
  return found;
}
