/** Type mismatches. */
import type { Span } from '../../syntax/source';
import type { ImpliedUnit } from '../core';
import { settledLayout } from '../layout';
import type { RecordType, SumType, Type } from '../type';
import type { Comparison } from '../unify';
import { conversionHint } from './conversions';
import { fixableProblem, type ProblemMaker, typeProblem } from './problem';

export function mismatch(whole: Comparison, received: Type, expected: Type): ProblemMaker {
  return (describe) => {
    const { span } = whole;
    const types = [describe(whole.received, span), describe(whole.expected, span)] as const;
    const outer = sentence(whole, ...types);
    const parts = [describe(received, span), describe(expected, span)] as const;
    const inner = parts.every((part) => types.includes(part))
      ? ''
      : ` In it, ${parts[0]} is not compatible with ${parts[1]}.`;
    return typeProblem('type-mismatch', span, outer + inner, conversionHint(received, expected));
  };
}

export function layoutMismatch(
  whole: Comparison,
  a: SumType | RecordType,
  b: SumType | RecordType,
): ProblemMaker {
  return (describe) => {
    const { span } = whole;
    const outer = sentence(whole, describe(whole.received, span), describe(whole.expected, span));
    const inner = ` Their layouts differ: ${settledLayout(a.layout).key} and ${settledLayout(b.layout).key}.`;
    const hint = 'Declare the type once and use its name in both places.';
    return typeProblem('layout-mismatch', span, outer + inner, hint);
  };
}

/** `{ kind: "circle" }` where the type `"circle"` is expected. */
export function untypedTag({ value, span }: { readonly value: string; readonly span: Span }): ProblemMaker {
  const written = JSON.stringify(value);
  const message = `The text ${written} has the type string, but the type ${written} is expected.`;
  const end = { ...span, from: span.to };
  return () =>
    fixableProblem(typeProblem('type-mismatch', span, message, `Write \`${written} as ${written}\`.`), [
      { span: end, text: ` as ${written}` },
    ]);
}

export function infiniteType(type: Type, span: Span): ProblemMaker {
  return (describe) =>
    typeProblem('infinite-type', span, `The type ${describe(type, span)} would have to contain itself.`);
}

export function illFormed(type: Type, span: Span): ProblemMaker {
  return (describe) =>
    typeProblem(
      'ill-formed-type',
      span,
      `${describe(type, span)} is not a complete type.`,
      'Does it lack type arguments?',
    );
}

/** In versions that have only unions of tagged records. */
export function unsupportedUnion(span: Span): ProblemMaker {
  return () =>
    typeProblem(
      'unsupported-union',
      span,
      'This union of types is not supported.',
      'Before 1.7.0 the members of a union are records, each with a different string in the same field, and the union is declared with a name.',
    );
}

export function underspecified(span: Span): ProblemMaker {
  return () =>
    typeProblem(
      'underspecified-type',
      span,
      'The type of this cannot be worked out from the program.',
      'Add a type annotation.',
    );
}

export function literalMismatch(received: Type, expected: Type, span: Span): ProblemMaker {
  return (describe) =>
    typeProblem(
      'type-mismatch',
      span,
      `This literal has type ${describe(received, span)}, but ${describe(expected, span)} is expected.`,
      conversionHint(received, expected),
    );
}

const MISSING: Readonly<Record<ImpliedUnit, string>> = {
  'function-end': 'This function can end without returning a value',
  'block-end': 'This block can end without returning a value',
  else: 'This has no `else`, so it can end without a value',
  return: 'This `return` has no value',
};

export function missingValue(implied: ImpliedUnit, expected: Type, span: Span): ProblemMaker {
  return (describe) =>
    typeProblem('type-mismatch', span, `${MISSING[implied]}, but ${describe(expected, span)} is expected.`);
}

export function incomparable(a: Type, b: Type, span: Span, source = ''): ProblemMaker {
  const [, record, field, value] = /^(\w+)\.(\w+)\s*<-\s*([\s\S]+)$/.exec(source) ?? [];
  const hint =
    field === undefined
      ? undefined
      : `\`<-\` is read as \`< -\` here. A record is not changed in place: write \`{ ${record} with ${field} = ${value} }\`.`;
  return (describe) =>
    typeProblem(
      'incomparable-types',
      span,
      `Values of type ${describe(a, span)} and ${describe(b, span)} cannot be compared.`,
      hint,
    );
}

function sentence(whole: Comparison, received: string, expected: string): string {
  return whole.relation === 'subtype'
    ? `This has type ${received}, but ${expected} is expected.`
    : `The types ${received} and ${expected} do not agree.`;
}
