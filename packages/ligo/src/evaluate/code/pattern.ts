/** Compiles patterns to functions that test a value and bind its parts to local variables. */
import type { Pattern } from '../../syntax/ast';
import { equal } from '../values/compare';
import type { Value } from '../values/value';
import type { Place } from './context';
import { literalValue } from './literal';
import { select } from './paths';

/** Returns whether the value matches; if so, its parts are stored in the local variables. */
export type Matcher = (value: Value, locals: Value[]) => boolean;

export function compilePattern(pattern: Pattern, place: Place): Matcher {
  switch (pattern.kind) {
    case 'variable': {
      const { builder, scope, context } = place;
      const slot = builder.newSlot();
      const general = context.typing.typeOfBinder(pattern.name);
      scope.values.set(pattern.name.text, {
        kind: 'slot',
        name: pattern.name.text,
        owner: builder,
        slot,
        general,
      });
      return (value, locals) => {
        locals[slot] = value;
        return true;
      };
    }
    case 'literal': {
      const expected = literalValue(pattern.literal, undefined);
      return (value) => equal(value, expected);
    }
    case 'constructor':
      return constructorMatcher(pattern.name.text, pattern.arguments, place);
    case 'tuple':
      return partsMatcher(pattern.items, place);
    case 'list':
      return listMatcher(
        pattern.items.map((item) => compilePattern(item, place)),
        undefined,
      );
    case 'cons':
      return listMatcher([compilePattern(pattern.head, place)], compilePattern(pattern.tail, place));
    case 'record': {
      const fields = pattern.fields.map(({ name, pattern: inner }) => ({
        selector: [{ kind: 'field', name: name.text, span: name.span }] as const,
        matcher: compilePattern(inner, place),
      }));
      return (value, locals) =>
        fields.every(({ selector, matcher }) => matcher(select(value, selector), locals));
    }
    case 'typed':
    case 'qualified':
      return compilePattern(pattern.pattern, place);
    case 'error':
      return () => false;
  }
}

function constructorMatcher(name: string, args: readonly Pattern[], place: Place): Matcher {
  const [only] = args;
  const inner = args.length > 1 ? partsMatcher(args, place) : only ? compilePattern(only, place) : () => true;
  if (name === 'True' || name === 'False')
    return (value) => value.kind === 'bool' && value.value === (name === 'True');
  return (value, locals) => value.kind === 'variant' && value.name === name && inner(value.value, locals);
}

function partsMatcher(items: readonly Pattern[], place: Place): Matcher {
  const matchers = items.map((item) => compilePattern(item, place));
  return (value, locals) => {
    const parts = value.kind === 'tuple' ? value.items : value.kind === 'unit' ? [] : [value];
    return matchers.every((matcher, index) => {
      const part = parts[index];
      return part !== undefined && matcher(part, locals);
    });
  };
}

function listMatcher(heads: readonly Matcher[], tail: Matcher | undefined): Matcher {
  return (value, locals) => {
    let rest = value;
    for (const head of heads) {
      if (rest.kind !== 'list' || !('head' in rest) || !head(rest.head, locals)) return false;
      rest = rest.tail;
    }
    return tail ? tail(rest, locals) : isEmpty(rest);
  };
}

/** In JsLIGO `[]` also denotes the unit. */
const isEmpty = (value: Value): boolean =>
  value.kind === 'unit' || (value.kind === 'list' && value.size === 0);
