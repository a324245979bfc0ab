import type { Parameter, Pattern } from '../../../syntax/ast';
import { refuse, sourceOf, type Translating } from '../context';
import type { Scope } from './scope';
import { attributesText, pathText, typeText } from './types';

export function patternText(context: Translating, pattern: Pattern, scope: Scope): string {
  const inside = (inner: Pattern) => patternText(context, inner, scope);
  switch (pattern.kind) {
    case 'variable': {
      const attributes =
        pattern.attributes.length > 0 ? `${attributesText(context, pattern.attributes)} ` : '';
      return `${attributes}${scope.bound(pattern.name.text)}`;
    }
    case 'literal':
      return pattern.literal.kind === 'unit' ? scope.bound('_') : sourceOf(context, pattern);
    case 'constructor':
      return `${pattern.name.text}(${pattern.arguments
        .filter((one) => !isUnit(one))
        .map(inside)
        .join(', ')})`;
    case 'tuple':
      return `[${pattern.items.map(inside).join(', ')}]`;
    case 'list': {
      if (pattern.items.length === 0) return '[]';
      return `[${[...pattern.items.map(inside), '...[]'].join(', ')}]`;
    }
    case 'cons': {
      const { heads, tail } = unrolled(pattern);
      return `[${[...heads.map(inside), `...${inside(tail)}`].join(', ')}]`;
    }
    case 'record': {
      if (pattern.ignoresOthers) {
        refuse(
          context,
          pattern.span,
          'In JsLIGO, a pattern names every field of a record.',
          'Write `field: _` for those that are not needed.',
        );
      }
      const fields = pattern.fields.map((field) => {
        const bound = field.punned ? scope.bound(field.name.text) : inside(field.pattern);
        return bound === field.name.text ? bound : `${field.name.text}: ${bound}`;
      });
      return `{ ${fields.join(', ')} }`;
    }
    case 'typed':
      return `${inside(pattern.pattern)}: ${typeText(context, pattern.type)}`;
    case 'qualified':
      return `${pathText(pattern.path)}.${inside(pattern.pattern)}`;
    case 'error':
      return refuse(context, pattern.span, 'This pattern cannot be read.', 'Correct it first.');
  }
}

function isUnit(pattern: Pattern): boolean {
  return pattern.kind === 'literal' && pattern.literal.kind === 'unit';
}

function unrolled(pattern: Pattern): { readonly heads: readonly Pattern[]; readonly tail: Pattern } {
  if (pattern.kind !== 'cons') return { heads: [], tail: pattern };
  const { heads, tail } = unrolled(pattern.tail);
  return { heads: [pattern.head, ...heads], tail };
}

/** `x: t`, `[a, b]: [t, u]`, `_: unit`. */
export function parameterText(context: Translating, { pattern }: Parameter, scope: Scope): string {
  if (isUnit(pattern)) return `${scope.bound('_')}: unit`;
  return patternText(context, pattern, scope);
}
