/** Patterns get the types of their variables, and their variables fresh names. */
import type { Span } from '../../syntax/source';
import type { CorePattern } from '../../types/core';
import { argumentsOf } from '../../types/make';
import { compareLabels, type Type } from '../../types/type';
import type { Pattern } from '../aggregated/expression';
import { type Elaboration, fieldType, missingType } from './context';
import { bind, type Scope } from './scope';

/** Where each variable of a pattern is bound. */
export type Bind = (name: string, pattern: Extract<Pattern, { kind: 'variable' }>) => void;

export function elaboratePattern(
  elaboration: Elaboration,
  pattern: CorePattern,
  type: Type,
  bindVariable: Bind,
): Pattern {
  const { span } = pattern;
  const inside = (inner: CorePattern, innerType: Type) =>
    elaboratePattern(elaboration, inner, innerType, bindVariable);
  switch (pattern.kind) {
    case 'unit':
    case 'nil':
      return { kind: pattern.kind, span };
    case 'variable': {
      const name = pattern.name.startsWith('#') ? 'gen' : pattern.name;
      const bound = { kind: 'variable', variable: elaboration.names.fresh(name), type, span } as const;
      bindVariable(pattern.name, bound);
      return bound;
    }
    case 'cons':
      return {
        kind: 'cons',
        head: inside(pattern.head, itemType(type, span)),
        tail: inside(pattern.tail, type),
        span,
      };
    case 'constructor': {
      const argument = inside(pattern.argument, fieldType(type, pattern.name, span));
      return { kind: 'constructor', label: pattern.name, argument, span };
    }
    case 'tuple': {
      const fields = pattern.items.map(
        (item, index) => [String(index), inside(item, fieldType(type, String(index), span))] as const,
      );
      return { kind: 'record', fields: new Map(fields), span };
    }
    case 'record': {
      const fields = [...pattern.fields].map(
        ([label, field]) => [label, inside(field, fieldType(type, label, span))] as const,
      );
      return { kind: 'record', fields: new Map(fields.sort(([a], [b]) => compareLabels(a, b))), span };
    }
    case 'error':
      return missingType(span);
  }
}

function itemType(type: Type, span: Span): Type {
  return argumentsOf(type, 'list')?.[0] ?? missingType(span);
}

/** A pattern in an expression, and the scope of its variables. */
export function bindPattern(
  elaboration: Elaboration,
  scope: Scope,
  pattern: CorePattern,
  type: Type,
  mutable = false,
): { pattern: Pattern; scope: Scope } {
  let inner = scope;
  const bound = elaboratePattern(elaboration, pattern, type, (name, { variable, type: own }) => {
    inner = bind(inner, name, { kind: 'variable', variable, type: own, mutable });
  });
  return { pattern: bound, scope: inner };
}
